# Os adversários de Football Darts.

fd-bot-hand = Sua mão é o arremessador combinado para o lugar; só a chamada e a mira são dele.
