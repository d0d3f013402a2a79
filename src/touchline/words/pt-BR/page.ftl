# What the pages of the arcade say.

## Small words

page-skip = Ir para o conteúdo
page-pages = Páginas
page-close = Fechar
page-menu = Menu
page-loading = Um momento …
page-unreachable = Não foi possível falar com o servidor. Tentando de novo.
page-engine-fetching = Baixando o motor do jogo: { $share }
page-engine-starting = Iniciando o motor do jogo …
page-engine-failed = Não foi possível iniciar o motor do jogo ({ $why }). Recarregue a página.
page-takeaway = Continuar sem o servidor
page-takeaway-what = Baixe o jogo inteiro uma vez (cerca de { $size } MB, { $room } MB de espaço neste aparelho). Se este servidor sumir, as partidas contra bots e numa mesma tela continuam neste navegador e voltam ao servidor quando ele estiver de volta.
page-takeaway-fetch = Baixar
page-takeaway-fetching = Baixando: { $share }
page-takeaway-failed = Não foi possível baixar. Tente enquanto o servidor estiver acessível.
page-takeaway-here = Está aqui.
page-takeaway-leave = Remover
page-takeaway-go-on = Continuar aqui
page-takeaway-playing = Jogada aqui enquanto o servidor está fora
page-nowhere = Não há nada aqui
page-you = você
page-guest = Visita
page-somebody = alguém
page-at-one-table = na mesma mesa
page-open-seat = lugar livre
page-bot-name = Bot ({ $level })
page-score = Placar
page-to-move = na vez
page-has-ball = tem a bola
page-coin = Moeda
page-rules = Regras
page-rematch = Revanche
page-skip-ahead = Pular
page-saved = salvo
page-unsaved = { $count } ainda sem salvar
page-cancel = Cancelar
page-tools = Ferramentas da partida
page-log = Histórico

## Home

page-home = Início
page-home-title = Escolha uma caixa
page-home-subtitle = Jogue já contra um bot, mande um link a um amigo, ou deixe o Touchline apitar na sua mesa.
page-home-games = Jogos
page-home-play-bot = Contra um bot
page-home-more = Um amigo, a mesa …
page-home-resume = Continue de onde parou
page-home-forget = Remover
page-home-open = Mesas abertas
page-home-none-open = Agora ninguém está esperando numa mesa. Abra uma: escolha um jogo e depois “Mesa aberta”.
page-home-nothing-running = Nenhuma partida sua está em andamento neste navegador.
page-home-friend = Amigo …
page-home-new-here = Novo por aqui
page-home-real = Na sua própria mesa
page-home-real-title = Dardos, dados ou cartas de verdade
page-home-real-what = Você anota o que saiu; o Touchline apita, conta e narra.
page-home-real-go = Marcador de dardos

## Clock

page-clock = Relógio
page-clock-none = sem relógio
page-clock-live5 = 5 minutos + 5 segundos por lance
page-clock-live15 = 15 minutos + 10 segundos por lance
page-clock-days = 10 dias + 36 horas por lance

## Learn

page-learn = Aprenda em um minuto
page-learn-again = De novo
page-learn-done = Pronto
page-learn-first-match = Jogue sua primeira partida
page-learn-got-it = Entendi
page-learn-new = Novo
page-learn-nudge = Esse não: o anel mostra onde. Nada foi jogado.
page-learn-roll = Rolar
page-learn-skip = Sair
page-learn-step = Passo { $step } de { $count }
page-learn-what = De seis a oito passos no tabuleiro de verdade, uma coisa de cada vez, até seus primeiros pontos.

## Puzzle

page-puzzle = Problema
page-puzzle-all = Problemas
page-puzzle-any = Mais um
page-puzzle-at-least = { $move } desperdiça pelo menos { $points }.
page-puzzle-best = Melhor: { $move }.
page-puzzle-daily = Problema do dia
page-puzzle-find = Ache o melhor lance.
page-puzzle-grade-0 = fácil
page-puzzle-grade-1 = para jogadores de clube
page-puzzle-grade-2 = difícil
page-puzzle-how-many =
    { $count ->
        [one] { $count } posição
       *[other] { $count } posições
    } em que uma ideia é claramente a melhor.
page-puzzle-next = Próximo problema
page-puzzle-right = Certo!
page-puzzle-score =
    { $run } em seguida, recorde { $best }; { $solved ->
        [one] { $solved } resolvido
       *[other] { $solved } resolvidos
    }.
page-puzzle-second = A segunda melhor ideia custa { $points }.
page-puzzle-what = Uma ideia é claramente a melhor: ache qual. Um problema novo por dia.
page-puzzle-wrong = Há coisa melhor.
page-puzzle-yours = { $move } desperdiça { $points }.

## Match

page-match = Partida
page-match-missing = Não dá para abrir esta partida
page-match-side = O que aconteceu

## Settings

page-settings = Configurações
page-settings-language = Idioma
page-settings-theme = Luz
page-settings-theme-system = como o aparelho
page-settings-theme-light = luz do dia
page-settings-theme-dark = luz de abajur
page-settings-sounds = Sons
page-settings-sounds-what = Dados, dardos, cartas e torcida, baixinho.
page-settings-calm = Sem movimento
page-settings-calm-what = Tudo aparece de uma vez, mesmo que o seu aparelho não peça.
page-settings-hints = Técnico
page-settings-hints-what = Mostra o que ele faria e a chance de vencer. Nunca em partidas valendo rating.
page-settings-text = Modo texto
page-settings-text-what = A partida em linhas e comandos, para teclado e leitor de tela.
page-settings-explain = Explicar o momento
page-settings-explain-what = O que uma escolha significa, embaixo da pergunta na primeira vez e depois atrás de um ponto de interrogação.
page-settings-pace = Ritmo em que as coisas aparecem
page-settings-pace-slow = devagar
page-settings-pace-normal = normal
page-settings-pace-fast = rápido

## Leagues

page-leagues = Ligas
page-leagues-none = Ainda não foi criada nenhuma liga neste servidor.
page-leagues-table = Tabela
page-leagues-player = Jogador
page-leagues-played = Jogos
page-leagues-won = Vitórias
page-leagues-drawn = Empates
page-leagues-lost = Derrotas
page-leagues-points = Pontos
page-leagues-open = aberta
page-leagues-playing = em andamento
page-leagues-over = encerrada
page-leagues-what = Todos contra todos. Três pontos por vitória, um por empate.
page-leagues-found = Criar uma liga
page-leagues-sign-in = Quem joga numa liga tem conta, para que todos achem suas partidas de novo.
page-leagues-name = Nome da liga
page-leagues-twice = Turno e returno
page-leagues-twice-what = Todos se enfrentam duas vezes, trocando de lado.
page-leagues-rated-what = As partidas contam para os ratings.
page-leagues-is-open = inscrições abertas
page-leagues-founder = criada por { $name }
page-leagues-players = Jogadores ({ $count })
page-leagues-join = Participar
page-leagues-start = Começar a liga
page-leagues-start-what = Quando ela começa, a tabela de jogos é montada e ninguém mais pode entrar.
page-leagues-send-link = Mande o endereço desta página a outras pessoas, para que possam entrar. São precisas duas.
page-leagues-waiting = Você está dentro. Quem começa a liga é { $name }.
page-leagues-fixtures = Jogos
page-leagues-round = Rodada { $round }
page-leagues-play = Jogar
page-leagues-to-come = a jogar
page-leagues-wins = { $name } venceu
page-leagues-played-short = J
page-leagues-won-short = V
page-leagues-drawn-short = E
page-leagues-lost-short = D

## Replay

page-replay = Replay
page-replay-moment = Momento { $at } de { $last }
page-replay-start = O começo
page-replay-play = Reproduzir
page-replay-pause = Pausar
page-replay-first = Para o começo
page-replay-back = Um passo para trás
page-replay-next = Um passo adiante
page-replay-last = Para o fim
page-replay-link = Link para este momento
page-replay-to-match = Para a partida

## Review

page-review = Análise
page-review-thinking = O técnico está olhando a partida …
page-review-sums = Sorte e habilidade
page-review-luck = Sorte
page-review-skill = Habilidade
page-review-moments = O que decidiu
page-review-given-away = desperdiçou { $points }
page-review-better = melhor: { $move }
page-review-chart = Chance de { $name } vencer, do começo ao fim
page-review-luck-of = sorte que valeu { $points }
page-review-unit = Em pontos percentuais da chance de vencer.
page-review-better-by = melhor: { $move } ({ $could } em vez de { $was })

## Chat

page-chat = Dizer algo
page-chat-short = Chat
page-chat-new = novo

## Coach

page-coach = Técnico
page-coach-thinking = O técnico está pensando. Na primeira vez ele precisa calcular o jogo, o que demora um pouco.
page-coach-numbers = Mostrar os números
page-coach-options = Opções e chances
page-coach-option = Opção
page-coach-chance = Vitória
page-coach-estimate = São estimativas, não valores exatos.
page-coach-win = { $chance } de chance de vencer

## Big screen

page-big-screen = Telão
page-big-screen-leave = Sair do telão

## Undo

page-undo = Voltar atrás
page-undo-asked = { $who } gostaria de voltar atrás na última decisão.
page-undo-accept = Concordar
page-undo-decline = Recusar
page-undo-waiting = Esperando o outro lado concordar.

## Resign

page-resign = Desistir
page-resign-sure = Sim, desistir
page-resign-what = A partida acaba na hora, e o outro lado vence.

## Why

page-why = Por quê?
page-why-of = Por quê: { $text }
page-why-title = Por que isso aconteceu?

## Queue

page-queue = Esperando envio
page-queue-held-up = Esperando antes a sua decisão
page-queue-drop = Descartar

## Link

page-link-connecting = conectando
page-link-live = conectado
page-link-lost = Sem conexão
page-link-lost-kept = Seu lance está guardado aqui e sai quando a conexão voltar.
page-link-lost-saved = Tudo até aqui está salvo. Tentando de novo …

## Title

page-title-football-darts = Football Darts
page-title-pocket-gridiron = Pocket Gridiron
page-title-street-soccer = Street Soccer
page-title-first-and-goal = First & Goal

## Tagline

page-tagline-football-darts = Avance pelo campo num alvo de dardos: quatro dardos por campanha e as jardas exatas para o touchdown.
page-tagline-pocket-gridiron = Futebol americano na red zone com sete dados: quatro descidas para furar a defesa.
page-tagline-street-soccer = Cinco contra cinco num tabuleiro: jogue o dado, corra até a bola e toque para os companheiros até o gol.
page-tagline-first-and-goal = Chame suas jogadas em segredo, role os dados das duas cartas e gaste o relógio, que é o seu baralho.

## Level

page-level-random = aleatório
page-level-beginner = iniciante
page-level-rookie = novato
page-level-pro = profissional
page-level-club = clube
page-level-master = mestre
page-level-perfect = perfeito

## Setup

page-setup-company = Quem joga?
page-setup-bot = Contra um bot
page-setup-bot-what = Começa na hora.
page-setup-friend = Convidar um amigo
page-setup-friend-what = Você recebe um link e um código para mostrar. Não precisa de conta.
page-setup-open = Mesa aberta
page-setup-open-what = Qualquer pessoa neste servidor pode se sentar.
page-setup-together = Os dois nesta tela
page-setup-together-what = Um de cada vez no mesmo aparelho.
page-setup-table = Na mesa de verdade
page-setup-table-what = Dados, cartas ou dardos de verdade: você anota o que saiu, o Touchline apita.
page-setup-level = Qual nível?
page-setup-name = Seu nome
page-setup-clock = Relógio
page-setup-options = Regras da casa
page-setup-rules = Regras
page-setup-chains = Dados a dois
page-setup-chains-what = Cada rolagem precisa dos dois navegadores: ninguém pode escolhê-la, nem o servidor. Os dois têm de estar online.
page-setup-begin = Começar a partida
page-setup-together-curtain = Passem o aparelho de um para o outro: uma cortina esconde as mãos.
page-setup-other-name = O nome do outro
page-setup-rated = Valendo rating
page-setup-rated-what = Conta para o rating dos dois. Os dois entram com sua conta e jogam com relógio; o técnico fica calado.
page-setup-rated-sign-in = Para jogar valendo rating:

## Join

page-join-title = Há um convite para você
page-join-who = { $name } quer jogar { $game } com você.
page-join-sit = Sentar e jogar
page-join-watch = Só assistir
page-join-altered = Diferente do que vem na caixa:
page-join-altered-option = { $name }: { $what }
page-join-altered-data = valores de dados ou cartas: { $what }
page-join-altered-position = começa numa posição montada
page-join-rated = Esta partida vale rating, por isso os dois jogadores precisam de uma conta.

## Invite

page-invite = Convidar um amigo
page-invite-what = Quem abrir este link se senta à sua frente.
page-invite-qr = Código QR do link
page-invite-link = Link
page-invite-share = Compartilhar o link
page-invite-copied = Copiado
page-invite-only-here = Este link só funciona neste computador.
page-invite-only-here-network = O Touchline só atende este computador. Para um amigo na mesma rede, inicie de novo com:
page-invite-only-here-internet = Então esta página mostra um endereço que o celular do seu amigo também consegue abrir. A partida espera enquanto isso.

## Prompt

page-prompt-open = Esperando alguém se sentar.
page-prompt-rolling = Os dados estão rolando.
page-prompt-yours = Sua vez.
page-prompt-theirs = { $who } está pensando.

## Over

page-over = Apito final
page-over-won = Você venceu!
page-over-lost = Você perdeu.
page-over-drawn = Empate.

## Story

page-story = Lance a lance
page-story-more = Mostrar mais
page-story-undone = { $who } voltou atrás na decisão.
page-story-asked = { $who } pede para voltar atrás.
page-story-declined = O pedido para voltar atrás foi recusado.
page-story-corrected = Corrigido: { $text }
page-story-replaced = Um bot segue jogando no lugar de quem saiu.
page-story-returned = { $who } voltou.

## Text

page-text-command = Comando ou lance
page-text-placeholder = um lance, ou help
page-text-send = Enviar
page-text-help = Digite um lance como as listas o escrevem, ou: legal, where, score, why, hint, undo, resign, record, correct 17 T19, board.
page-text-nothing-due = Agora não se espera nada de você.
page-text-resign-sure = Para desistir, digite: resign yes

## Darts

page-darts-board = Alvo de dardos. A lista ao lado faz o mesmo pelo teclado.
page-darts-field =
    Campo: bola em { $spot }, { $needed ->
        [one] falta { $needed } jarda
       *[other] faltam { $needed } jardas
    }
page-darts-left = Dardos restantes: { $left }
page-darts-need =
    { $yards ->
        [one] falta { $yards }
       *[other] faltam { $yards }
    }
page-darts-try = Conversão
page-darts-calls = Para que é o dardo?
page-darts-aim = Mirar em
page-darts-fell = Onde ele caiu?
page-darts-choose = toque no alvo, ou na lista
page-darts-neighbours = Ou você quis dizer
page-darts-throw = { $call }: { $bed }
page-darts-enter = Anotar { $bed }
page-darts-miss = Fora do alvo
page-darts-bounce = Quicou para fora
page-darts-last = Último dardo: { $bed }. Errado?
page-darts-last-what = Toque onde ele realmente caiu; tudo que veio depois é contado de novo.
page-darts-quarter = Q{ $number }
page-darts-overtime = Prorr. { $number }
page-darts-thrower = { $name }: metade dos dardos em até { $reach } mm
page-darts-aim-first = Toque no alvo para mirar
page-darts-touchdown = touchdown!
page-darts-scores = pontos
page-darts-drive-over = fim da campanha
page-darts-leaves =
    { $yards ->
        [one] falta { $yards }
       *[other] faltam { $yards }
    }
page-darts-dart-of = dardo { $dart } de { $darts }

## Move

page-move-football-darts-receive = Receber primeiro
page-move-football-darts-defer = Adiar
page-move-football-darts-throw = Lançar
page-move-football-darts-field-goal = Field goal
page-move-football-darts-punt = Punt
page-move-football-darts-pat = Um ponto
page-move-football-darts-two = Dois pontos
page-move-pocket-gridiron-play = Continuar a jogada
page-move-pocket-gridiron-go = Arriscar a jogada
page-move-pocket-gridiron-field-goal = Chutar o field goal
page-move-pocket-gridiron-kick = Chutar por um ponto
page-move-pocket-gridiron-two = Jogar por dois pontos
page-move-pocket-gridiron-accept = Aceitar a penalidade
page-move-pocket-gridiron-decline = Recusar a penalidade
page-move-street-soccer-pass = Nenhum lance possível: passar a vez
page-move-first-and-goal-heads = Cara
page-move-first-and-goal-tails = Coroa
page-move-first-and-goal-kick = Chutar
page-move-first-and-goal-fake = Fingir o chute
page-move-first-and-goal-onside = Chute curto para ficar com a bola (onside)
page-move-first-and-goal-squib = Chute rasteiro (squib)
page-move-first-and-goal-touchback = Touchback: começar seguro
page-move-first-and-goal-run-out = Sair correndo
page-move-first-and-goal-time-out = Pedir tempo
page-move-first-and-goal-field-goal = Formação de field goal
page-move-first-and-goal-punt = Formação de punt
page-move-first-and-goal-sneak = Quarterback sneak
page-move-first-and-goal-kneel = Ajoelhar
page-move-first-and-goal-hail-mary = Hail Mary: tudo num só lançamento
page-move-first-and-goal-ready = Pronto, seguir
page-move-first-and-goal-shuffle = Embaralhar a mão e comprar de novo
page-move-first-and-goal-nothing = Deixar as cartas como estão
page-move-first-and-goal-take = Pegar { $card } de volta
page-move-first-and-goal-discard = Pagar com { $card }
page-move-first-and-goal-accept = Aceitar a penalidade
page-move-first-and-goal-decline = Recusar a penalidade
page-move-first-and-goal-burn = Queimar uma carta: deixar o relógio correr
page-move-first-and-goal-hold = Poupar o relógio
page-move-first-and-goal-stop = Parar aqui
page-move-first-and-goal-run-on = Continuar correndo
page-move-first-and-goal-extra-point = Chutar o ponto extra
page-move-first-and-goal-two-point = Tentar dois pontos
page-move-first-and-goal-fair-catch = Fair catch
page-move-first-and-goal-return = Retornar
page-move-football-darts-heads = Cara
page-move-football-darts-tails = Coroa
page-move-pocket-gridiron-heads = Cara
page-move-pocket-gridiron-tails = Coroa
page-move-first-and-goal-take-a-card = uma carta de volta do descarte, sem mostrar
page-move-first-and-goal-a-card-face-down = uma jogada, virada para baixo
page-move-first-and-goal-kick-or-fake-face-down = chute ou finta, virado para baixo
page-move-pocket-gridiron-pat = Chutar por um ponto

## Gridiron

page-gridiron-dice = Dados desta jogada
page-gridiron-contest = { $play }: a defesa precisa de { $intensity }
page-gridiron-ball = { $name } tem a bola
page-gridiron-drive = Campanha { $drive } de { $drives } · Q{ $quarter }
page-gridiron-downs = Descidas
page-gridiron-sacks = Sacks nesta campanha: { $count }
page-gridiron-decoy = isca
page-gridiron-intercept = interceptação
page-gridiron-down-1 = 1ª
page-gridiron-down-2 = 2ª
page-gridiron-down-3 = 3ª
page-gridiron-down-4 = 4ª
page-gridiron-attack = Ataque
page-gridiron-defense = Defesa
page-gridiron-needs = precisa de { $need }
page-gridiron-needs-more = { $shown } + ? precisa de { $need }
page-gridiron-next = A seguir: { $die }
page-gridiron-second-die = O segundo dado branco
page-gridiron-flag = flag
page-gridiron-stopped = parada
page-gridiron-through = passou
page-gridiron-sacks-are = Sacks · { $count } = safety
page-gridiron-down-and-goal = { $down } p/ o gol
page-gridiron-face-sack = Sack
page-gridiron-face-pat-block = Bloqueio do PAT
page-gridiron-face-recover = Recuperou
page-gridiron-face-2x-injury = Lesão ×2
page-gridiron-face-out-of-bounds = Fora do campo

## Soccer

page-soccer-board = Campo
page-soccer-minute = Minuto { $minute }
page-soccer-choose = Escolher a peça em { $square }
page-soccer-walk = Andar de { $from } para { $square }
page-soccer-kick = Chutar a bola para { $square }
page-soccer-goal = Chutar para o gol
page-soccer-place = Colocar a peça em { $square }
page-soccer-figure = Peça a colocar
page-soccer-goalie = Goleiro a colocar
page-soccer-set-goalie = Seu goleiro: toque numa das duas casas na frente do seu gol, ou arraste-o até lá.
page-soccer-set-figure =
    { $left ->
        [one] Falta { $left }
       *[other] Faltam { $left }
    }: toque numa casa marcada, ou arraste até lá. Na frente do seu gol é o goleiro. Ou use uma formação:
page-soccer-now-figure = Toque numa das suas peças.
page-soccer-now-target = Ponto: andar até lá. Anel: a bola termina ali.
page-soccer-shoot = Chutar!
page-soccer-kick-it = Chutar para { $square }
page-soccer-walk-it = Andar até { $square }
page-soccer-other = Escolher outra peça
page-soccer-now-keeper = Toque numa casa marcada para o seu goleiro.
page-soccer-plan-walk = Andar { $steps } até { $square }.
page-soccer-plan-steps = Andar { $steps }.
page-soccer-plan-kick = Chute: { $where }.
page-soccer-plan-touches =
    { $count ->
        [one] { $count } toque
       *[other] { $count } toques
    }, a bola termina: { $where }.
page-soccer-into-goal = no gol
page-soccer-set-up = Montagem
page-soccer-extra-time = prorrogação
page-soccer-of-minutes = de { $minutes }
page-soccer-formations = Formações
page-soccer-formation-arrow = Flecha
page-soccer-formation-wing = Ala
page-soccer-formation-wall = Muralha
page-soccer-formation-book = Livro de regras
page-soccer-threat = { $rolls } de 6
page-soccer-threat-of = Perigo: o rival em { $square } faz gol com { $rolls } de 6 resultados
page-soccer-goal-word = Gol

## Die

page-die-die = Dado
page-die-yellow = dado amarelo
page-die-red = dado vermelho
page-die-ivory = dado marfim
page-die-brown = dado marrom
page-die-blue = dado azul
page-die-green = dado verde
page-die-black = dado preto
page-die-play = dado de jogada
page-die-referee = dado do árbitro
page-die-penalty = dado de penalidade
page-die-d20 = dado de vinte lados
page-die-coin = Moeda
page-die-dart = Dardo
page-die-short-white = DEF
page-die-short-black = END
page-die-short-yellow = FLAG
page-die-qb = quarterback
page-die-wr = recebedor
page-die-te = tight end
page-die-rb = corredor
page-die-white = defesa

## Goal

page-goal-field =
    Campo: { $ball ->
        [one] { $ball } jarda
       *[other] { $ball } jardas
    } até o gol, descida { $down }, a ganhar: { $gain }
page-goal-down-and = { $down }ª p/ { $gain }
page-goal-goal = gol
page-goal-dice = Dados
page-goal-no-dice = Os dados estão prontos.
page-goal-hand-offense = Suas cartas de ataque
page-goal-hand-defense = Suas cartas de defesa
page-goal-defense = defesa
page-goal-run = corrida
page-goal-pass = passe
page-goal-red-zone = não nas últimas { $yards }
page-goal-call = Chamar { $card }, virada para baixo
page-goal-face-down = Uma carta, virada para baixo
page-goal-matchups = Que dados ela traz
page-goal-barred = aqui não
page-goal-against = { $card } contra …
page-goal-pick-a-card = Toque numa carta para ver os dados dela contra cada chamada.
page-goal-gain = Linha
page-goal-deck-of =
    { $name }: { $count ->
        [one] { $count } carta no baralho
       *[other] { $count } cartas no baralho
    }
page-goal-your-deck = Seu baralho
page-goal-timeouts-left = Pedidos de tempo restantes: { $count }
page-goal-cards-in-hand = Cartas na mão: { $count }
page-goal-half-of = { $half }º tempo
page-goal-toss = Sorteio
page-goal-matchups-what = Média de jardas com os dados dos dois times. Um dado preto tira; de dois conta o mais baixo.
page-goal-teams = Times
page-goal-teams-for = Escolher para
page-goal-teams-yours = Você
page-goal-teams-theirs = Rival
page-goal-teams-surprise = Me surpreenda
page-goal-teams-none = sem divisão
page-goal-range = Faixa
page-goal-teams-spread = da face mais baixa à mais alta
page-goal-ball-on = Bola na { $spot }
page-goal-to-line = { $yards } até a linha amarela
page-goal-to-touchdown = { $yards } até o touchdown
page-goal-own = { $yards } própria
page-goal-opp = { $yards } adversária
page-goal-midfield = linha do meio-campo
page-goal-last-play = Última jogada
page-goal-is-clock = é o relógio
page-goal-card-lb-blitz = LB Blitz
page-goal-card-man-to-man = Man-to-Man

## Phrase

page-phrase-hello = Olá!
page-phrase-good-luck = Boa sorte!
page-phrase-have-fun = Divirta-se!
page-phrase-well-played = Jogou bem!
page-phrase-nice-one = Boa!
page-phrase-lucky = Essa foi sorte.
page-phrase-unlucky = Que azar!
page-phrase-oops = Ops!
page-phrase-thinking = Pensando…
page-phrase-one-moment = Um momento, por favor.
page-phrase-back = Voltei.
page-phrase-thanks = Valeu!
page-phrase-sorry = Foi mal!
page-phrase-close = Essa foi por pouco!
page-phrase-rematch = Mais uma?
page-phrase-good-game = Bom jogo!
page-phrase-bye = Tchau!

## Dice

page-dice-plain = Dados simples: o servidor rola a partir de uma semente. Quem cuida do servidor poderia escolher cada rolagem. Bom para treinar e entre amigos.
page-dice-committed = Dados comprometidos: o servidor e cada jogador fixaram um valor secreto antes que qualquer um fosse mostrado. Ninguém podia escolher uma rolagem; quem cuida do servidor pode prevê-las.
page-dice-committed-unpledged = Dados comprometidos: o servidor fixou o seu segredo antes da primeira rolagem e o revela no fim. Nem todos trouxeram um valor próprio; por esses o servidor poderia ter escolhido.
page-dice-chains = Dados a dois: cada rolagem mistura um valor de cada jogador, fixado de antemão. Ninguém, nem o anfitrião, podia escolher uma rolagem ou sabê-la antes da ação. Quem não mostra um valor perde.
page-dice-chains-sealed = Dados a dois com cartas ocultas: ninguém, nem o anfitrião, podia escolher uma rolagem. Quem não mostra um valor perde. As cartas ficam ocultas para os outros jogadores, não para quem cuida do servidor.
page-dice-chains-entrusted = Dados a dois, confiados: alguém deixa o servidor rolar por si. Cada valor é fixado de antemão, mas quem cuida do servidor conhece os que lhe foram confiados.
page-dice-entered = Dados, cartas e dardos de verdade, anotados pelos jogadores. Não há nada a provar.
page-dice-former-committed = Dados comprometidos do esquema antigo: as rolagens decorrem do segredo do servidor e das palavras dos jogadores. Isso não prova que ninguém as escolheu.
page-dice-former-chains = Dados a dois do esquema antigo: um anfitrião que jogasse poderia ter escolhido entre dois valores.
page-dice-pact-changed = O servidor mudou o que estava combinado para os dados. Nada mais lhe é mostrado.

## Rated

page-rated = valendo rating
page-rated-what = Partida valendo rating: o técnico fica calado.

## Account

page-account = Conta
page-account-sign-in = Entrar
page-account-new = Criar uma conta
page-account-create = Criar a conta
page-account-what = Você não precisa de conta para jogar. Com uma, tem um rating, suas partidas em todos os aparelhos e um lugar nas ligas. Ela só existe neste servidor e não pede e-mail.
page-account-have = Já tenho conta
page-account-have-not = Ainda não tenho conta
page-account-name = Nome
page-account-name-what = De 2 a 24 letras, algarismos, - ou _. Todos o veem.
page-account-passphrase = Frase-senha
page-account-passphrase-what = Pelo menos { $count } caracteres; uma frase curta é boa. Não dá para enviá-la a você, então anote.
page-account-playing-as = Você joga como
page-account-sign-out = Sair
page-account-sign-out-everywhere = Sair em todos os aparelhos
page-account-change = Trocar a frase-senha
page-account-change-what = Todos os outros aparelhos são desconectados.
page-account-passphrase-old = Frase-senha atual
page-account-passphrase-new = Nova frase-senha
page-account-delete = Excluir a conta
page-account-delete-what = Não tem volta. Seus ratings somem; seu nome continua ocupado, e as súmulas das suas partidas ficam com quem jogou com você.
page-account-done = Pronto.

## Matches

page-matches = Minhas partidas
page-matches-all = Todas as minhas partidas
page-matches-theirs = Partidas
page-matches-none = Nenhuma partida ainda.
page-matches-here = São as partidas das quais este navegador tem as chaves. Com uma conta você as acha em todos os aparelhos.
page-matches-won = vitória
page-matches-lost = derrota
page-matches-drawn = empate
page-matches-older = Partidas mais antigas
page-matches-newest = Voltar às mais recentes
page-luggage = Levar partidas
page-luggage-what = Uma partida contra bots ou numa mesma tela pode se mudar: do telefone para um servidor, de um navegador para outro. O arquivo tem tudo; o que foi jogado fica, e os dados são lançados onde ela continua.
page-luggage-pack = Salvar num arquivo
page-luggage-unpack = Trazer de um arquivo
page-luggage-packed =
    { $count ->
        [one] Há uma partida no arquivo.
       *[other] Há { $count } partidas no arquivo.
    }
page-luggage-stay =
    { $count ->
        [one] Uma fica onde está: outros jogam nela, ou há mãos escondidas.
       *[other] { $count } ficam onde estão: outros jogam nelas, ou há mãos escondidas.
    }
page-luggage-unpacked =
    { $count ->
        [0] Nenhuma partida foi trazida.
        [one] Uma partida foi trazida.
       *[other] { $count } partidas foram trazidas.
    }
page-luggage-no-file = Isto não é um arquivo de partidas nem uma súmula.

## Ratings

page-ratings = Ratings
page-ratings-game = Jogo
page-ratings-rating = Rating
page-ratings-rank = #
page-ratings-none-yet = Nenhuma partida valendo rating ainda.
page-ratings-nobody = Ninguém jogou ainda uma partida deste jogo valendo rating.
page-ratings-provisional = Um ponto de interrogação: ainda há poucas partidas para ter certeza.
page-ratings-now = Seu rating: { $rating }

## Curtain

page-curtain = Cortina
page-curtain-hand-over = Passe o aparelho para { $name }
page-curtain-what = A mão de cartas está atrás da cortina. O outro olha para o lado.
page-curtain-lift = Sou { $name }: mostrar minhas cartas

## Bed

page-bed-triple = triplo { $number }
page-bed-double = duplo { $number }
page-bed-inner = simples interno { $number }
page-bed-outer = simples externo { $number }
page-bed-single = simples { $number }
page-bed-25 = bull externo
page-bed-bull = bull interno
page-bed-miss = fora do alvo
page-bed-bounce = quicou para fora

## Help

page-help-football-darts-toss = Quem ganha o sorteio escolhe quem ataca primeiro.
page-help-football-darts-choice = Receber: você ataca primeiro. Adiar: você ataca primeiro depois do intervalo.
page-help-football-darts-call = Toque no alvo onde você mira. Um 20 são 20 jardas, um triplo 20 são 60. O último dardo tem de chegar exatamente à linha de gol.
page-help-football-darts-throw = Lance e depois toque no alvo onde o dardo ficou.
page-help-football-darts-field-goal = Lance e depois toque no alvo onde o dardo ficou.
page-help-football-darts-punt = Lance e depois toque no alvo onde o dardo ficou. Quem decide é o anel.
page-help-football-darts-try = Um dardo a mais depois do touchdown: fácil por um ponto (1, 5 ou 20), difícil por dois (o número 2).
page-help-football-darts-pat = Lance e depois toque no alvo onde o dardo ficou.
page-help-football-darts-two-points = Lance e depois toque no alvo onde o dardo ficou.
page-help-pocket-gridiron-cards = Uma carta de time deixa duas jogadas mais fortes a partida inteira.
page-help-pocket-gridiron-call = Última chance desta campanha: uma jogada pode valer seis, um field goal precisa de 5 ou 6 num dado e vale três.
page-help-pocket-gridiron-set-play = Continue a jogada com o bônus, ou use-o já num field goal: três pontos, mas a campanha acaba.
page-help-pocket-gridiron-audible = Você pode escolher quem recebe a bola.
page-help-pocket-gridiron-def-penalty = Falta deles: aceite e recomece com quatro descidas novas, ou recuse e a rolagem é refeita.
page-help-pocket-gridiron-off-penalty = Falta deles: a jogada simplesmente falha, ou você arrisca uma rolagem pelo sack que seria um safety.
page-help-pocket-gridiron-try = Depois do touchdown: o chute vale um ponto e é quase certo, uma jogada vale dois e é difícil.
page-help-street-soccer-set-up = Goleiro na frente do gol, uma peça na sua metade do círculo, pelo menos uma em cada metade do campo.
page-help-street-soccer-kick-off = Toque na casa onde a saída de bola termina.
page-help-street-soccer-move = Ande exatamente os pontos do dado. Ao chegar à bola você a chuta, uma casa além dos pontos que sobraram; os companheiros em que ela toca a passam adiante.
page-help-street-soccer-restart = Seu goleiro põe a bola de volta em jogo.
page-help-street-soccer-restart-kick = Toque na casa onde a bola deve terminar.
page-help-first-and-goal-coin-call = Quem vence o sorteio fica primeiro com a bola.
page-help-first-and-goal-toss-choice = Receba para atacar primeiro, chute para atacar primeiro depois do intervalo.
page-help-first-and-goal-kickoff = O chute comum entrega a bola; o curto pode recuperá-la, com risco.
page-help-first-and-goal-receive = O touchback é seguro, na sua 20; sair correndo pode render mais, ou menos.
page-help-first-and-goal-call = Escolha uma carta, veja que dados ela traz, e chame. Quatro descidas para dez jardas. O baralho é o relógio.
page-help-first-and-goal-answer = Você pode parar o relógio agora, antes da jogada.
page-help-first-and-goal-defense-call = Adivinhe a jogada: escolha a carta contra a qual ela traz os piores dados.
page-help-first-and-goal-discard-more = Descarte cartas que não podem ser jogadas aqui e compre outras.
page-help-first-and-goal-breakaway = Pare com o que tem, ou continue correndo com mais uma rolagem.
page-help-first-and-goal-flag-on-defense = Falta deles: fique com as jardas da penalidade e repita a descida, ou com o que a jogada ganhou.
page-help-first-and-goal-flag-on-offense = Falta deles: empurre-os para trás e eles repetem a descida, ou deixe a jogada valer.
page-help-first-and-goal-time-out-offense = Num pedido de tempo você pode pegar uma carta de volta do descarte, ou embaralhar a mão e comprar outra, ou não fazer nada.
page-help-first-and-goal-time-out-defense = Num pedido de tempo você pode pegar uma carta de volta do descarte, ou embaralhar a mão e comprar outra, ou não fazer nada.
page-help-first-and-goal-burn-offer = Queimar uma carta encurta o tempo: bom quando você está na frente.
page-help-first-and-goal-burn-stop = Um pedido de tempo mantém a carta, e com ela o tempo, no jogo. Numa corrida você diz isso antes de rolar os dados.
page-help-first-and-goal-burn-hand = O baralho está vazio: vai uma carta da sua mão.
page-help-first-and-goal-try = O chute vale um ponto e é quase certo; uma jogada da 2 vale dois.
page-help-first-and-goal-field-goal-card = Um field goal custa uma carta: descarte a de que você menos precisa.
page-help-first-and-goal-kneel-card = Ajoelhar custa uma carta: descarte a de que você menos precisa.
page-help-first-and-goal-fake-offense = Chute, ou finja e faça uma jogada sem o dado preto deles. Se perceberem a finta, a bola está perdida.
page-help-first-and-goal-fake-defense = É chute ou finta? Se você esperar uma finta à toa, o chute ganha cinco jardas.
page-help-first-and-goal-punt-choice = Cinco dados para a distância, ou um deles trocado pelo dado de jogada: mais arriscado, mas talvez sem retorno.
page-help-first-and-goal-catch = O fair catch é seguro; um retorno pode ganhar jardas ou perder a bola.
page-help = Do que se trata?
page-help-football-darts-call-table = Diga para que é o próximo dardo e depois lance.
page-help-football-darts-try-table = Diga se o dardo é por um ponto (1, 5 ou 20) ou por dois (o número 2) e depois lance.
page-help-first-and-goal-call-table = Ponha uma carta virada para baixo à sua frente; as duas são anotadas quando se revelam.

## Refused

page-refused-by-rule = As regras proíbem:
page-refused-unauthorized = Você não entrou na sua conta, ou o nome e a frase-senha não combinam.
page-refused-forbidden = Você não pode fazer isso aqui.
page-refused-not-found = Não há nada assim aqui, ou você não pode ver.
page-refused-taken = Alguém foi mais rápido: já está ocupado.
page-refused-behind = A partida seguiu adiante. Olhe de novo.
page-refused-too-many = Coisa demais de uma vez. Espere um momento e tente de novo.

## Doing

page-doing-yours = sua vez
page-doing-thinking = pensando …

## Moment

page-moment-skip = Toque para continuar
page-moment-touchdown = Touchdown!
page-moment-field-goal = Field goal!
page-moment-two-points = Dois pontos!
page-moment-safety = Safety!
page-moment-interception = Interceptado!
page-moment-goal = Gol!
page-moment-whistle = No último segundo!

## Rail

page-rail-play = Jogar
page-rail-matches = Partidas

## Box

page-box-minutes = { $minutes } min
page-box-players = { $players } jogadores

## Short

page-short-football-darts = Cada ponto é uma jarda; pare bem na linha.
page-short-pocket-gridiron = Sete dados, quatro descidas, uma red zone.
page-short-street-soccer = Jogue o dado, corra até a bola, toque, faça o gol.
page-short-first-and-goal = Chame jogadas em segredo, role os dados das duas cartas.

## Ending

page-ending-swing = Como o jogo virou
page-ending-above = acima da linha: { $name } na frente
page-ending-scores = Quem pontuou
page-ending-kind-dice = os dados
page-ending-kind-own = sua escolha
page-ending-kind-choice = uma escolha
page-ending-retry = Tentar de novo
page-ending-look = Ver
page-ending-dice = Dados
page-ending-decisions = Decisões
page-ending-luck-even = Os dados foram iguais para os dois.
page-ending-luck-with = Os dados estavam do seu lado.
page-ending-luck-against = Os dados estavam contra você.
page-ending-luck-even-of = Os dados foram iguais para os dois.
page-ending-luck-with-of = Os dados estavam do lado de { $name }.
page-ending-luck-against-of = Os dados estavam contra { $name }.
page-ending-given = Você desperdiçou { $own } por decisão, { $other } { $theirs }.
page-ending-given-of = { $name } desperdiçou { $own } por decisão, { $other } { $theirs }.
page-ending-wants = { $name } quer revanche.
page-ending-swapped = Os lados são trocados.
page-ending-accept = Aceitar a revanche
page-ending-share = Compartilhar
page-ending-copy = Copiar o link
page-ending-picture = Salvar a imagem
page-ending-record = Súmula
page-ending-verify = Conferir os dados
page-ending-review = Análise completa
page-ending-turned = O que decidiu: { $what }

## Scorer

page-scorer-ring = Qual anel
page-scorer-single = Simples
page-scorer-inner = Interno
page-scorer-outer = Externo
page-scorer-double = Duplo
page-scorer-triple = Triplo
page-scorer-bull = Bull
page-scorer-miss = Fora
page-scorer-small-print = Em letra miúda: o que este dardo faria.
page-scorer-caller = Locutor
page-hearing = Ouvir
page-hearing-what = Diga o dardo: “triplo vinte”, “duplo cinco”, “mosca”, “fora”, “desfazer”. O navegador pode enviar o que você diz ao fabricante.
page-hearing-heard = Ouvido: { $text }
page-hearing-not = Não entendido: { $text }
page-hearing-unable = O navegador não deixa ninguém ouvir aqui.
page-hearing-triple = triplo t
page-hearing-double = duplo dobro d
page-hearing-bull = mosca bull
page-hearing-miss = fora errou
page-hearing-undo = desfazer voltar
page-hearing-numbers = um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte

## Aim

page-aim = Seu objetivo
page-aim-street-soccer = Faça gol do lado { $side }. Ande até a bola; os pontos que sobram + 1 são a distância do chute, e cada companheiro no caminho a passa adiante.
page-aim-right = direito
page-aim-left = esquerdo
page-aim-top = de cima
page-aim-football-darts = Quatro dardos por campanha, cada ponto é uma jarda. Chegue exatamente à linha de gol: seis pontos.
page-aim-pocket-gridiron = Fure a defesa em quatro descidas: seu número tem de bater os dois dados brancos. Depois o dado preto: quase sempre touchdown.
page-aim-first-and-goal = Quatro descidas para dez jardas, campo acima até passar a linha de gol. Adivinhe a carta deles: o par decide que dados você rola.

## Seasons

page-seasons = Temporadas
page-seasons-what = Uma temporada inteira: tabela de jogos, classificação, play-offs e um campeão. Comande um time; amigos ficam com outros, bots com o resto.
page-seasons-none = Ainda não foi montada nenhuma temporada neste servidor.
page-seasons-sign-in = Quem comanda um time por uma temporada inteira tem conta.
page-seasons-new = Montar uma temporada
page-seasons-name = Nome da temporada
page-seasons-level = Os outros técnicos
page-seasons-days = Dias para cada semana
page-seasons-days-none = sem prazo

## Season

page-season-open = esperando seus técnicos
page-season-playing = semana { $week } de { $last }
page-season-over = encerrada
page-season-champion = Campeão: { $team }
page-season-commissioner = organização: { $name }
page-season-begin = Começar a temporada
page-season-begin-what = Times que ninguém pegou são comandados por bots.
page-season-take = Comandar este time
page-season-teams = Times
page-season-week = Semana { $week }
page-season-weeks = Semanas
page-season-this-week = Esta semana
page-season-played =
    { $played ->
        [one] { $played } jogado
       *[other] { $played } jogados
    } de { $all }
page-season-until = até { $when }
page-season-play = Jogar a semana { $week }
page-season-your-team = Seu time
page-season-leader = O favorito
page-season-record = retrospecto
page-season-place = posição
page-season-rating = Elo
page-season-form = Últimas partidas
page-season-then = Depois
page-season-home = em casa
page-season-away = fora
page-season-standings = Classificação
page-season-table = Tabela
page-season-won-lost = vitórias–derrotas
page-season-points = pontos
page-season-diff = saldo
page-season-bracket = Play-offs
page-season-if-today = Se a temporada acabasse hoje
page-season-odds = O que ainda pode acontecer
page-season-odds-what = { $seasons } temporadas a partir daqui, em { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
page-season-odds-wait = Jogando dez mil temporadas …
page-season-odds-playoffs = Play-offs
page-season-odds-champion = Título
page-season-odds-wins = Vitórias
page-season-chances = Play-offs agora { $playoffs }, título { $title }.
page-season-leaders = Líderes da liga
page-season-leaders-none = Ainda não se jogou nada.
page-season-report = Relatório
page-season-report-of = Relatório: { $home } – { $away }
page-season-end-week = Encerrar a semana
page-season-end-week-what = Bots jogam as partidas que ninguém começou.
page-season-bot = bot: { $level }
page-season-coach = técnico: { $name }
page-season-won = vitória
page-season-lost = derrota
page-season-drawn = empate
page-season-won-short = V
page-season-lost-short = D
page-season-drawn-short = E
page-season-round-quarter-final = Quartas de final
page-season-round-semi-final = Semifinais
page-season-trophy = { $team } venceu: { $final }
page-season-none-yet = a jogar
page-season-seed = cabeça de chave { $seed }

## Together

page-turn-title = Sua vez
page-presence-here-short = aqui
page-presence-left-short = saiu
page-presence-lost-short = sem conexão
page-presence-left = { $name } saiu.
page-presence-lost = { $name } perdeu a conexão.
page-presence-since-now = Agora mesmo.
page-presence-since = Há { $minutes } min.
page-presence-kept = A partida fica guardada e continua daqui.

## Together

page-door = Quem pode entrar
page-door-shut = Agora só este computador acessa o Touchline.
page-door-open = Todos na sua rede acessam por { $address }
page-door-open-it = Deixar celulares entrar
page-door-shut-it = Fechar de novo
page-hand-over = Jogar em outro aparelho
page-hand-over-what = Este código vale dez minutos e uma vez só. Quem o tiver joga por você: não mostre a mais ninguém.
page-hand-over-where = Lá, abra “Minhas partidas” e “Continuar uma partida aqui”.
page-hand-over-secrets = Com dados a dois, a sua metade viaja no próprio link: abra-o lá.
page-continue = Continuar uma partida aqui
page-continue-what = Seu outro aparelho mostra o código: na partida, em Menu.
page-continue-code = Código
page-continue-go = Assumir meu lugar aqui
page-join-full = A mesa está cheia
page-join-full-what = Alguém já se sentou aqui: { $names }.
page-join-full-mine = É o meu lugar, de outro aparelho

## The analysis board

page-study = Análise
page-study-what = Um tabuleiro só seu: monte uma posição, jogue os dois lados, escolha os dados ou role-os, pergunte ao treinador, guarde cada variante.
page-study-begin = Abrir o tabuleiro
page-study-tree = Variantes
page-study-start = Início
page-study-roll = Rolar
page-study-roll-on = Rolar até uma decisão
page-study-set-up = Montar ou colar
page-study-set = Montar esta posição
page-study-fields = Campo por campo
page-study-rows = Cartas nas mãos, baralhos e descartes
page-study-paste = Uma posição, um registro ou um link
page-study-paste-record = Cole o registro de uma partida, ou um link
page-study-open = Abrir
page-study-copied = O link contém toda a análise. Foi copiado.
page-study-from-here = Analisar daqui
page-study-back = Voltar
page-study-forget = Esquecer
page-study-set-up-short = Montar
page-study-link = Link
page-study-try-it = E se…?

## The rulebook

page-book-contents = Conteúdo
page-book-search = Buscar nas regras
page-book-nothing = Nenhuma regra diz isso.
page-book-example = Mostrar no tabuleiro
page-book-before = A posição anterior.
page-book-play = Jogue você
page-book-found =
    { $count ->
        [one] 1 regra
       *[other] { $count } regras
    }

## Being told

page-notices = Avisos
page-notices-ask = Avisamos quando for a sua vez em uma partida lenta, mesmo com esta página fechada?
page-notices-yes = Sim, me avise
page-notices-no = Não
page-notices-switch = Avisar neste aparelho quando for a minha vez em uma partida lenta
page-notices-quiet = Não avisar desta partida
page-letters = Mensagens
page-letters-address = Endereço de e-mail
page-letters-write = Escreva quando for a minha vez
page-letters-asked = Uma mensagem está a caminho de { $address }: abra o link nela.
page-letters-go-to = As mensagens vão para { $address }.
page-letters-end = Esquecer o endereço
page-letters-confirmed = O endereço está confirmado.
page-letters-ended = Não virão mais mensagens.

## Friends

page-friends = Amigos
page-friends-none = Ninguém ainda. Peça a alguém pelo nome da conta, ou depois de uma partida.
page-friends-asking = Querem ser seus amigos
page-friends-asked = Convidados, ainda sem resposta
page-friends-name = Nome da conta
page-friends-add = Adicionar como amigo
page-friends-add-name = Adicionar { $name } como amigo
page-friends-accept = Dizer sim
page-friends-part = Remover
page-friends-block = Bloquear
page-friends-unblock = Desbloquear
page-friends-blocked = Bloqueados
page-friends-report = Denunciar
page-friends-report-stalling = Deixa o relógio correr
page-friends-report-cheating = Trapaceia
page-friends-report-name = Um nome ofensivo
page-friends-report-other = Outra coisa
page-friends-reported = O anfitrião vai ler.
page-friends-is-friend = { $name } é seu amigo.
page-friends-is-asking = { $name } quer ser seu amigo.
page-friends-is-asked = Você convidou { $name }.
page-friends-is-blocked = Você bloqueou { $name }.
page-friends-challenge = Desafiar
page-friends-challenge-name = Uma partida com { $name }
page-friends-challenges = Você foi desafiado
page-friends-versus = Você contra { $name }
page-ratings-history = Pontuação ao longo do tempo
page-own-take-in = Trazer para a minha conta
page-own-take-in-what = Partidas que você jogou aqui como convidado: { $count }.
page-own-taken-in = Trazidas: { $count }.
page-own-data = Tudo o que há guardado de mim, em um arquivo

## A game at a glance

page-glance-short = cerca de { $minutes } min · { $players } jogadores
page-glance-skill = Sorte e habilidade: “{ $stronger }” vence “{ $weaker }” { $better } vezes em cem
page-glance-measured = medido em { $matches } partidas, ± { $within }

## Tournaments

page-cups = Torneios
page-cups-what = Eles andam sozinhos: as partidas começam com o relógio correndo assim que são emparelhadas.
page-cups-none = Nenhum ainda.
page-cups-make = Criar um torneio
page-cups-name = Nome
page-cups-kind = Tipo
page-cups-swiss = Suíço
page-cups-knock-out = Mata-mata
page-cups-arena = Arena
page-cups-rounds = Rodadas
page-cups-minutes = Minutos
page-cups-is-open = aberto
page-cups-is-playing = em andamento
page-cups-is-over = encerrado
page-cups-join = Participar
page-cups-leave = Sair
page-cups-start = Começar
page-cups-your-match = Sua partida contra { $name }
page-cups-table = Classificação
page-cups-player = Jogador
page-cups-round = Rodada { $round }
page-cups-latest = Últimas partidas
page-cups-bye = descansa
