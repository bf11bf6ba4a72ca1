import numpy as np
import steelyard

random = np.random.default_rng(1)
X = random.normal(size=(300, 8))
y = 2 * X[:, 0] - X[:, 3] + 0.1 * random.normal(size=300)

best = steelyard.Automatic().fit(X, y)  # tries quick methods of several kinds
print(best.selected_)                   # [0 3]
print(best.answer().sentence)           # how far to rely on it

dii = steelyard.Dii(epochs=50).fit(X, y)
print(dii.ranking_)                     # 1 is the best
print(dii.transform(X).shape)

found = steelyard.knockoffs(steelyard.ElasticNet(), X, y, fdr=0.2)
print(found.selected_, found.selection_rule_)

assert set(best.selected_) == {0, 3}
assert set(dii.ranking_[[0, 3]]) == {1, 2}
