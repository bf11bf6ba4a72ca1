import numpy as np
import steelyard

random = np.random.default_rng(1)
X = random.normal(size=(150, 20))
y = X[:, :6].sum(axis=1) + 0.5 * random.normal(size=150)

best = steelyard.Automatic().fit(X, y)  # tries quick methods of several kinds
print(best.selected_)                   # [3 4 1 2 0 5], the best first
print(best.answer().sentence)           # how far to rely on it

dii = steelyard.Dii(epochs=50).fit(X, y)
print(dii.ranking_)                     # 1 is the best
print(dii.transform(X).shape)

found = steelyard.knockoffs(steelyard.ElasticNet(), X, y, fdr=0.2)
print(found.selected_, found.selection_rule_)

assert set(best.selected_) == set(range(6))
assert set(dii.ranking_[:6]) == set(range(1, 7))
assert set(range(6)) <= set(found.selected_)
