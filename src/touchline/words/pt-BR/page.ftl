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
page-bot-name = Bot { $level }
page-score = Placar
page-to-move = na vez
page-has-ball = tem a bola
page-coin = Moeda
page-coin-heads = Cara
page-coin-tails = Coroa
page-roll-coin = Lançar a moeda
page-roll-coin-ask = A moeda diz quem começa.
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
page-tv = Na mesa ao lado
page-tv-what = Dois bots jogam um contra o outro; olhe por cima do ombro deles.
page-tv-coming = Os bots estão se aquecendo…
page-tv-pause = Pausar
page-tv-play = Continuar
page-tv-live = Em jogo agora
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
page-puzzle-any = Qualquer um
page-puzzle-at-least = { $move } desperdiça pelo menos { $points }.
page-puzzle-best = Melhor: { $move }.
page-puzzle-daily = Problema do dia
page-puzzle-daily-done = ✓ O de hoje, resolvido
page-puzzle-days =
    { $days ->
        [one] Problema do dia: 1 dia seguido.
       *[other] Problema do dia: { $days } dias seguidos.
    }
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
page-puzzle-own = Da sua própria partida
page-puzzle-own-again = Tente este lance de novo
page-puzzle-own-go = De novo
page-puzzle-own-mine = Das suas próprias partidas
page-puzzle-own-none = Jogue uma partida até o fim: o que você entregar vira problema aqui.
page-puzzle-own-todo =
    { $count ->
        [one] Uma decisão sua espera uma nova tentativa.
       *[other] { $count } decisões suas esperam uma nova tentativa.
    }
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
page-settings-own-rolls = Lançar os próprios dados
page-settings-own-rolls-what = Seus dados e a moeda esperam até você lançá-los. Só onde ninguém espera por você.
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
page-leagues-champion = { $name } venceu a liga.
page-leagues-until = A temporada acaba em { $day }; o que não tiver começado até lá não será jogado.
page-leagues-season = A temporada dura
page-leagues-season-open = até tudo ser jogado
page-leagues-season-weeks = { $weeks } semanas
page-leagues-waits = { $name } espera à mesa
page-leagues-waits-for-you = { $name } espera por você
page-leagues-not-played = Não jogado
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
page-review-costly = O que mais foi entregue
page-review-chart = Chance de { $name } vencer, do começo ao fim
page-review-unit = Em pontos percentuais da chance de vencer.
page-review-better-by = melhor: { $move } ({ $could } em vez de { $was })
page-review-better-because = melhor: { $move } ({ $could } em vez de { $was }); { $why }

## Chat

page-chat = Dizer algo
page-chat-short = Chat
page-chat-new = novo

## Coach

page-coach = Técnico
page-coach-thinking = O técnico está pensando. Na primeira vez ele precisa calcular o jogo, o que demora um pouco.
page-coach-works = { $what }: { $times } vezes em cem.
page-coach-numbers = Mostrar os números
page-coach-options = Opções e chances
page-coach-option = Opção
page-coach-chance = Vitória
page-coach-estimate = São estimativas, não valores exatos.
page-coach-win = { $chance } de chance de vencer
page-coach-choice = escolha do técnico

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

## Level

page-level-random = aleatório
page-level-beginner = iniciante
page-level-rookie = novato
page-level-pro = profissional
page-level-club = clube
page-level-master = mestre
page-level-scout = olheiro
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
page-invite-back = Retirar o convite
page-invite-only-here = Este link só funciona neste computador.
page-invite-only-here-network = O Touchline só atende este computador. Para um amigo na mesma rede, inicie de novo com:
page-invite-only-here-internet = Então esta página mostra um endereço que o celular do seu amigo também consegue abrir. A partida espera enquanto isso.

## Prompt

page-prompt-open = Esperando alguém se sentar.
page-prompt-rolling = Os dados estão rolando.
page-prompt-yours = Sua vez.
page-prompt-theirs = { $who } está pensando.
page-prompt-asked = { $who }: { $question }
page-prompt-sending = Um momento …

## Over

page-over = Apito final
page-over-resigned = Abandono
page-over-flagged = Tempo esgotado
page-over-called-off = Cancelada
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
page-text-help = Digite um lance como as listas o escrevem, ou: legal, where, board, score, why, rules, hint, history, undo, resign, record, correct 17 T19, quit.
page-text-nothing-due = Agora não se espera nada de você.
page-text-no-rule = Não há regra { $rule }; “rules” lista os capítulos.
page-text-resign-sure = Para desistir, digite: resign yes
page-text-correct-sure = Para corrigir assim, digite: { $command }

## Darts

page-darts-quarter = Q{ $number }

## Die

page-die-die = Dado
page-die-yellow = dado amarelo
page-die-red = dado vermelho
page-die-ivory = dado marfim
page-die-brown = dado marrom
page-die-blue = dado azul
page-die-green = dado verde
page-die-black = dado preto
page-die-coin = Moeda
page-die-dart = Dardo

## Goal

page-goal-toss = Sorteio
page-goal-own = { $yards } própria
page-goal-opp = { $yards } adversária

## Dice

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
page-passkeys = Chaves de acesso
page-passkeys-what = Entre com a digital, o rosto ou uma chave de segurança em vez da frase secreta. Aqui só fica a metade pública.
page-passkeys-enter = Entrar com uma chave de acesso
page-passkeys-add = Adicionar uma chave de acesso
page-passkeys-name = Como chamá-la
page-passkeys-forget = Esquecer
page-passkeys-used = usada por último em { $day }
page-passkeys-unused = ainda não usada
page-passkeys-not = A chave de acesso não foi dada.
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
page-matches-here = São as partidas das quais este navegador tem as chaves.
page-matches-here-account = Com uma conta você as acha em todos os aparelhos.
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
page-curtain-phones = Melhor segurar as mãos nos celulares
page-phones = Celulares como mãos
page-phones-what = Esta tela fica na mesa e mostra o que todos podem ver. Cada um lê um código: o celular mostra então a sua mão e recebe as suas chamadas.
page-phones-of = Mão de { $name }
page-phones-go = Os celulares estão prontos
page-phones-back = Jogar só nesta tela

## Help

page-help = Do que se trata?

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
page-doing-attacks = ataca
page-doing-defends = defende

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

## Ending

page-ending-swing = Como o jogo virou
page-ending-above = acima da linha: { $name } na frente
page-ending-above-you = acima da linha: você está na frente
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

## Aim

page-aim = Seu objetivo

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
page-season-chances-title = Título agora { $title }.
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
page-season-dice = Dados, primeiro a média
page-season-tables = Para analistas
page-season-tables-schedules = Resultados
page-season-tables-team-stats = Números dos times
page-season-file = O arquivo da temporada
page-seasons-champions = Campeões
page-seasons-champions-coach = técnico { $coach } · { $record }
page-seasons-champions-final = { $points }-{ $others } contra { $rival }
page-seasons-league = A liga
page-seasons-league-standard = a temporada do próprio jogo
page-seasons-league-own = uma liga sua
page-seasons-league-what = Escolha times ou crie alguns; todos jogam contra todos.
page-seasons-league-count = { $teams } times na liga
page-seasons-legs = Partidas de cada par
page-seasons-playoffs = Vagas nos play-offs
page-seasons-playoffs-none = sem play-offs
page-seasons-own-new = Um time seu
page-seasons-own-name = Nome do time
page-seasons-own-like = Começar com os números de
page-seasons-own-sum = soma { $sum }
page-seasons-own-face = { $die }, face { $number }
page-seasons-own-add = Adicionar o time
page-seasons-own-keep = Guardar o time
page-seasons-own-change = Mudar
page-seasons-own-remove = Remover
page-seasons-own-good = Pronto para jogar: { $words }
page-seasons-figure-card = Carta
page-seasons-figure-thrower = Arremessador: um nome como pub, ou σ em mm
page-season-award = Dar a vitória
page-season-award-to = a { $team }, contra { $rival }
page-season-appoint = Nomear um técnico
page-season-appoint-team = Time
page-season-appoint-who = Conta (vazio: o bot)

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
page-join-back = O convite foi retirado.
page-join-back-what = Não há mais ninguém nesta mesa. Peça um novo convite ou comece você uma partida.
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
page-study-arrange = Pegue uma peça ou a bola e coloque onde deve ficar: arraste, ou toque nela e depois na casa.
page-study-arrange-more = Campo a campo, ou colar
page-study-fields = Campo por campo
page-study-more-fields = Todo o resto, como a notação escreve
page-study-field-phase = O que vem agora
page-study-field-score = Pontos
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
page-book-glossary = Glossário

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
page-friends-sign-in = Veja quem está aqui, desafie com um toque e mantenha o placar entre vocês. Para isso, os dois têm conta.
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

page-glance-short = cerca de { $minutes } min na tela · { $players } jogadores
page-glance-skill = Sorte e habilidade: nosso bot “{ $stronger }” vence “{ $weaker }” { $better } vezes em cem
page-glance-measured = medido em { $matches } partidas, { $low } … { $high }

## Tournaments

page-cups = Torneios
page-cups-what = Eles andam sozinhos: as partidas começam com o relógio correndo assim que são emparelhadas.
page-cups-none = Nenhum foi criado neste servidor ainda.
page-cups-sign-in = Quem participa tem conta, para que todos saibam contra quem jogam.
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
page-figures = Números por jogador
page-figures-what = Contados a partir das partidas deste aparelho. Eles vão junto quando você salva partidas em um arquivo e contam onde ele for aberto.
page-figures-latest = Contadas aqui: as últimas { $count } de { $of }.
page-figures-none = Ainda não há partida terminada deste jogo neste aparelho.
page-figures-record =
    { $count ->
        [one] Uma partida
       *[other] { $count } partidas
    }: { $won } vencidas, { $drawn } empatadas, { $lost } perdidas
page-figures-each = Partida a partida
page-figures-line = { $result } { $score } contra { $names }
