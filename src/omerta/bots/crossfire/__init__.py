"""The bots for Crossfire, which talk, listen and lie.

`habits` is the model of how players talk, used both for speaking and for listening. `hearing`
rates what was said, `layouts` where the cards can be, `cloud` draws worlds from that; `mind`
holds all of it for one decision. `story` is what a bot tells about itself, `speech` what it says
next, `marksman` the sniper's tokens, `aims` the targets: together they are the `normal` bot.
`hard` invents its story by the effect of its words on others (`influence`), and tries its aims
out (`rollout`). `easy` believes others and tells the truth.
"""
