"""The players of Crossfire, who talk, listen and lie.

`habits` is the one model of how people talk, by which bots both speak and listen. `hearing` weighs
what was said, `layouts` where the cards can be then, `cloud` draws worlds from that; `mind` holds
it all for one answer. `story` is what a bot tells of itself, `speech` what it says next,
`marksman` the sniper's tokens, `aims` whom to point at: together the `normal` player. `hard` makes
its story up as it goes, by what its words would make others think (`influence`), and tries its
aims out (`rollout`). `easy` believes and tells the truth.
"""
