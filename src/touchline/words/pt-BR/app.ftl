# O que o aplicativo do terminal diz em volta de uma partida.


## Home
app-tagline = futebol de mesa · { $version }
app-resume-named = Continuar { $match }
app-menu-records = Partidas: rever e analisar
app-menu-season = Temporada: classificação, rodada, playoffs
app-menu-join = Entrar numa partida pelo link
app-settings = Ajustes
app-choose-to-learn = Escolha um jogo para aprender.
app-no-unfinished = Não há partida inacabada.
app-kept = A partida fica guardada: touchline resume { $file }
app-write-where = Não está no disco: { $trouble }. Gravar em qual arquivo? ('drop' esquece)
app-no-season = Ainda não há temporada: touchline season new GAME cria uma.
app-reviewing = O treinador está revendo a partida…
app-link = O link da partida:

## Keys
app-key-quit = Sair
app-key-palette = comandos
app-key-learn = Aprender
app-key-resume = Continuar
app-key-records = Partidas
app-key-season = Temporada
app-key-join = Por link
app-key-settings = Ajustes
app-key-help = Ajuda
app-key-coach = Treinador
app-key-why = Por quê
app-key-legal = Lances
app-key-undo = Desfazer
app-key-chart = Tabela
app-key-save = Salvar
app-key-leave = Sair
app-key-back = Voltar
app-key-close = Fechar
app-key-cancel = Cancelar
app-key-again = De novo
app-key-first-match = Primeira partida
app-key-replay = Rever
app-key-go-on = Continuar
app-key-review = Analisar
app-key-sort = Ordenar
app-key-delete = Apagar
app-key-ask-undo = Pedir para desfazer
app-key-agree = Aceitar
app-key-resign = Desistir
app-key-step-back = Voltar
app-key-step-on = Avançar
app-key-ten-back = 10 atrás
app-key-ten-on = 10 adiante
app-key-start = Início
app-key-end = Fim
app-key-begin = Começar
app-key-play-mine = Jogar minha partida
app-key-bots-play = Bots jogam
app-key-week-before = Semana anterior
app-key-week-after = Semana seguinte
app-key-turn-left = sentido anti-horário
app-key-turn-right = sentido horário
app-key-outwards = para fora
app-key-inwards = para dentro
app-key-pick-bed = escolher o setor
app-key-off-board = fora do alvo

## Palette
app-palette-play = Jogar { $game }
app-palette-records = Rever, analisar, ordenar e apagar
app-palette-settings = Cores, nomes, idioma, treinador e ritmo
app-palette-undo = Voltar a sua última jogada
app-palette-coach = Treinador sim ou não
app-palette-coach-help = Chance de vitória e melhores lances
app-palette-why = Por quê?
app-palette-why-help = As regras do último passo
app-palette-legal = O que posso fazer?
app-palette-legal-help = Os lances permitidos
app-palette-hint = Dica
app-palette-hint-help = O que o treinador faria
app-palette-where = Onde estamos?
app-palette-where-help = Cada campo da posição
app-palette-history = Histórico
app-palette-history-help = Tudo até agora, com números
app-palette-correct = Corrigir um registro
app-palette-correct-help = Mudar o que foi anotado, por mais antigo que seja
app-palette-save = Salvar uma cópia
app-palette-save-help = Gravar a súmula num arquivo
app-palette-resign-help = Entregar a partida
app-palette-leave = Deixar a partida
app-palette-leave-help = Fica guardada; continue quando quiser
app-palette-theme = Tema
app-palette-theme-help = Mudar as cores
app-palette-quit-help = Sair do Touchline
app-palette-keys = Teclas
app-palette-keys-help = Mostrar ou esconder as teclas desta tela
app-palette-screenshot = Captura de tela
app-palette-screenshot-help = Gravar uma imagem da tela num arquivo
app-palette-maximize = Maximizar
app-palette-maximize-help = Dar a tela toda à parte escolhida
app-palette-minimize = Restaurar
app-palette-minimize-help = Voltar ao tamanho normal
app-palette-search = Buscar comandos…

## Dialogs
app-esc-closes = Esc fecha
app-pass-keyboard = Passe o teclado para { $who }.
app-show-hand = Sou { $who }: mostre minha mão
app-yes = Sim
app-no = Não
app-refused = Não
app-home = Início

## A match
app-type-here = digite um lance, o que saiu, ou help
app-type-move = digite um lance
app-thinks = { $who } pensa… { $notice }
app-coach = Treinador
app-coach-thinking = pensa…
app-coach-thinks = O treinador pensa…
app-draw-chance = empate { $chance }
app-not-on-disk = Não está no disco
app-bot-gave-up = O bot desistiu de pensar
app-bot-stuck = O bot não consegue decidir. Desfaça ou saia: a partida fica guardada.
app-wait = Espere: agora não é com você.
app-call-where = { $call }: onde? Setas e Enter, ou digite.
app-solves-first = Na primeira vez ele resolve o jogo inteiro; demora um pouco, uma única vez nesta máquina.
app-f7-shows = { $guesses } F7 mostra.
app-correct-which = Qual registro, e o que dizia de verdade? ('history' mostra os números)
app-save-where = Salvar a cópia em qual arquivo?
app-undo-asked = O outro lado pede para voltar o último lance: F7 aceita.
app-give-up = Desistir desta partida?
app-play-on = Seguir jogando
app-seat-kept = Seu lugar fica guardado: o mesmo link leva de volta.
app-thinker-gone = o pensador foi mandado para casa

## Replay
app-the-beginning = o começo
app-beginning = O começo.
app-nothing-to-quote = Ainda não há nada para citar.

## Records
app-records-title = Partidas neste computador
app-records-by = Partidas neste computador, por: { $column }
app-records-when = quando
app-records-game = jogo
app-records-who = quem
app-records-stands = como está
app-records-unfinished =
    inacabada, { $entries ->
        [one] { $entries } registro
       *[other] { $entries } registros
    }
app-records-draw = empate
app-records-won =
    { $count ->
        [one] { $who } venceu
       *[other] { $who } venceram
    }
app-records-throw-away = Apagar { $match } de vez?
app-records-keep = Manter
app-records-drop = Apagar

## Before a match
app-setup-against = Contra
app-setup-bot = bot { $level }
app-setup-people = duas pessoas neste teclado
app-setup-table = na mesa: dados, cartas e dardos de verdade
app-setup-side = Você joga
app-setup-first = primeiro ({ $side })
app-setup-second = segundo ({ $side })
app-setup-names = Nomes
app-setup-clock = Relógio
app-setup-clock-hint = nenhum; minutos por lado: 20 ou 20+10
app-setup-rules = Regras
app-setup-start = Começar (F5)
app-setup-choose = escolha
app-setup-natural = { $screen } (na mesa: { $table })

## Settings
app-colours = Cores
app-language = Idioma
app-language-system = o deste computador
app-coach-talks = O treinador fala
app-coach-when-asked = só quando pedem
app-coach-always = em cada decisão
app-voice = Voz
app-voice-off = em silêncio
app-voice-on = anuncia o placar
app-pace = Bots e dados
app-pace-at-once = na hora
app-pace-followed = para acompanhar
app-pace-slow = devagar
app-kept-in = As partidas ficam em { $folder }

## A season
app-season-overview = Temporada
app-season-table = Classificação
app-season-week = Semana
app-season-bracket = Playoffs
app-season-leaders = Líderes
app-season-odds = O que vem
app-season-odds-wait = Jogando dez mil temporadas …
app-season-champions = Campeões
app-season-bots-play = Os bots estão jogando…
app-season-played =
    { $played ->
        [one] { $played } partida jogada.
       *[other] { $played } partidas jogadas.
    }
app-key-left = esquerda
app-key-right = direita
app-key-up = para cima
app-key-down = para baixo
app-key-pick-square = escolher a casa
app-key-choose-again = escolher de novo
