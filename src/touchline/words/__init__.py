"""Messages put into words: Project Fluent catalogues, the same files for terminal, server and browser.

``languages`` says which language is spoken and is cheap to import; ``wording`` speaks it.

>>> from touchline.kernel.message import Message
>>> from touchline.words.wording import wording
>>> wording("de").say(Message("play-resigned", who="Ann"))
'Ann hat aufgegeben.'
"""
