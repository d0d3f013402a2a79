# O que a linha de comando diz de si mesma: --help.


## All commands
help-touchline =
    Futebol de mesa: { $games }.

      touchline                              o aplicativo: escolher um jogo e jogar (--plain: o mesmo em linhas)
      touchline games                        o que se pode jogar
      touchline learn GAME                   um jogo em um minuto
      touchline puzzle                       ache o melhor lance
      touchline analyse GAME                 um tabuleiro para testar, com treinador
      touchline play GAME                    duas pessoas num teclado
      touchline play GAME --vs random        contra um bot
      touchline play GAME --table            dados, cartas ou dardos de verdade: você joga, o Touchline conta
      touchline rules GAME                   suas regras numeradas
help-explains = 'touchline COMMAND --help' explica um comando.
help-group-play = jogar
help-group-table = na mesa e depois da partida
help-group-host = anfitrião
help-group-bots = bots
help-group-laboratory = laboratório
help-group-solve = resolver
help-group-more = mais
help-exit-codes = códigos de saída: { $codes }
help-exit-fine = tudo certo
help-exit-mistake = um erro no que foi pedido
help-exit-interrupted = interrompido
help-exit-broken = uma verificação falhou ou o servidor não pôde iniciar
help-exit-broken-check = uma lei foi quebrada
help-exit-broken-verify = a partida não é o que diz ser
help-exit-broken-serve = o servidor não pôde iniciar

## What argparse says; the marks (%s) stay
help-argparse-usage = uso: 
help-argparse-positionals = argumentos
help-argparse-options = opções
help-argparse-help = mostra esta ajuda e termina
help-argparse-version = mostra a versão e termina
help-argparse-error = %(prog)s: erro: %(message)s
help-argparse-argument = %(argument_name)s: %(message)s
help-argparse-required = falta: %s
help-argparse-unrecognized = não entendido: %s
help-argparse-choice = %(value)r não existe (escolha entre: %(choices)s)
help-argparse-value = valor inválido (%(type)s): %(value)r
help-argparse-one = falta um valor
help-argparse-some = falta pelo menos um valor
help-argparse-not-with = não combina com %s
help-argparse-ambiguous = %(option)s é ambígua: pode ser %(matches)s
help-argparse-explicit = %r sobra aqui

## Arguments that many commands have
help-arg-game = qual jogo
help-arg-json = para um programa
help-arg-data = os valores verdadeiros da sua caixa (TOML)
help-arg-rules = um conjunto de regras com nome ('touchline games GAME' lista)
help-arg-option = uma regra da casa
help-arg-voice = falar em voz alta o que acontece e o placar, com spd-say, espeak ou say onde houver um instalado
help-arg-plain = linhas simples em vez do aplicativo (como num pipe, com TERM=dumb, TOUCHLINE_PLAIN=1 ou um leitor de tela)
help-arg-lang = o idioma: { $languages } (ou TOUCHLINE_LANG; senão o do aplicativo ou do computador)
help-arg-print-completion = um script para o seu shell completar palavras: bash, zsh ou tcsh
help-arg-file = a súmula de uma partida
help-arg-seed = dos dados
help-arg-cores = núcleos a usar
help-arg-on = onde se joga; cuda: numa GPU NVIDIA
help-arg-seconds = o tempo de um bot para um lance
help-arg-out = onde gravar
help-arg-season = arquivo ou nome (a última usada)
help-arg-table = dados, cartas ou dardos de verdade: você diz o que saiu
help-arg-store = arquivo SQLite ou URL postgresql:// (TOUCHLINE_STORE, senão sua pasta de dados)
help-arg-engine = um programa que joga por linhas JSON, ou NAME=COMMAND; pode repetir
help-arg-clock = segundos de um programa por partida, e a mais por lance
help-arg-games-to = salvar aqui cada partida com um programa

## learn, puzzle
help-learn = um jogo em um minuto, até seus primeiros pontos
help-learn-page =
    De seis a dez passos no tabuleiro de verdade, cada um com uma frase e uma coisa a fazer, até seus primeiros pontos.

      touchline learn GAME
      touchline learn GAME --plain       o mesmo em linhas
help-puzzle = ache o melhor lance
help-puzzle-page =
    Uma posição em que uma ideia é claramente a melhor. Ache-a: a resposta diz quanto a segunda teria custado.

      touchline puzzle                    qualquer jogo, uma que você não resolveu
      touchline puzzle GAME
      touchline puzzle GAME --daily       hoje a mesma para todos
      touchline puzzle --from RECORD      o que você entregou em uma partida, de novo
      touchline puzzle GAME --answer MOVE --id ID   sem perguntar, para um programa
help-puzzle-game = de qual jogo; senão, qualquer um
help-puzzle-daily = o problema do dia
help-puzzle-grade = só os que N dos nossos níveis não acham
help-puzzle-id = exatamente este
help-puzzle-record = uma das decisões que entregaram algo nesta partida
help-puzzle-answer = a resposta, sem que se pergunte

## play, resume, join
help-play = jogar: duas pessoas, contra um bot ou numa mesa de verdade
help-play-page =
    Num terminal a partida abre no aplicativo; com --plain, num pipe, com TERM=dumb ou um leitor de
    tela ela é jogada em linhas simples. Os dois aceitam os mesmos lances e comandos:
    digite um lance, ou 'help'. Tudo é salvo na hora; 'touchline resume' continua.

      touchline play GAME                      duas pessoas num teclado
      touchline play GAME --first              sua primeira partida, cada novidade explicada
      touchline play GAME --vs random          contra um bot
      touchline play GAME --table              dados, cartas ou dardos de verdade: você joga, o Touchline apita
      touchline play GAME --table --clock 20   ... com vinte minutos por lado
help-play-game = o que jogar ('touchline games' lista)
help-play-vs = jogar contra um bot ('touchline games GAME' lista os níveis)
help-play-first = sua primeira partida: contra o bot mais leve, cada situação nova explicada uma vez, o treinador ao lado
help-play-second = com --vs: ficar no segundo lugar
help-play-names = quem joga; contra um bot, você primeiro
help-play-clock = minutos por lado, e segundos por lance
help-play-seed = tornar os dados repetíveis
help-play-save = onde guardar a partida
help-resume = continuar uma partida interrompida (a última se nenhuma for indicada)
help-resume-page =
    Tudo numa partida é salvo na hora; isto continua de onde parou.

      touchline resume                    a última
      touchline resume match.touchline
help-join = entrar numa partida num servidor, pelo link
help-join-page =
    Joga do terminal uma partida num servidor, com as mesmas palavras de casa.

      touchline join 'http://192.168.1.20:8000/?match=k7x2#invite=…' --name Ann
help-join-link = como o outro lado mandou: http://host/?match=...#invite=...
help-join-name = como você se chama lá

## games, rules, replay
help-games = o que se pode jogar, com opções e adversários
help-games-page =
    Cada jogo com seus adversários; um jogo com suas opções e as regras que elas mudam.

      touchline games
      touchline games GAME
      touchline games --json                 para um programa
help-games-game = só este, com as opções explicadas
help-rules = o livro de regras de um jogo, ou uma regra dele
help-rules-page =
    As regras numeradas, como a narração e cada recusa as citam.

      touchline rules GAME             o livro inteiro
      touchline rules GAME AB-2        um capítulo
      touchline rules GAME --compare A B   em que dois conjuntos diferem
      touchline rules GAME AB-2.2      uma regra
help-rules-id = uma regra como AB-2.2, ou um capítulo como AB-2
help-rules-terms = as palavras do jogo e a regra que explica cada uma
help-rules-compare = dois conjuntos de regras, e suas diferenças
help-replay = contar de novo uma partida
help-replay-page =
    Joga uma súmula pelas regras e conta passo a passo, até a posição final.

      touchline replay match.touchline
      touchline replay match.touchline --to 17 --rules
help-replay-to = parar depois deste registro
help-replay-rules = dizer as regras de cada passo

## data, chart, print
help-data = o que na caixa é palpite nosso, e seus próprios valores
help-data-page =
    Os dados, cartas e tabelas de uma caixa que ninguém pôde ler no original: de onde vem cada valor
    e quão certos estamos. Quem tem a caixa preenche um arquivo uma vez; ele é pequeno, pode ir para um amigo e
    vale em todo lugar como --data FILE.

      touchline data GAME                   tudo que é palpite nosso (--all: cada valor)
      touchline data GAME --edit my.toml    um arquivo comentado para preencher (no $EDITOR); se existir, é conferido
      touchline data GAME --check my.toml   conferir linha a linha e mostrar o que muda no jogo
      touchline data GAME --check my.toml --against other.toml   ... comparado com os valores de outra pessoa
help-data-game = a caixa de qual jogo
help-data-all = cada valor, não só os palpites
help-data-edit = gravar um arquivo comentado para preencher, depois conferir
help-data-check = conferir um arquivo e mostrar o que muda
help-data-against = com --check: comparar com este arquivo, não com o nosso
help-data-games = partidas para comparar (2000; 0: nenhuma)
help-chart = as tabelas de um jogo, para consultar na mesa
help-chart-page =
    O que enfrenta o quê, para consultar na mesa; as células de palpite estão marcadas.

      touchline chart GAME
      touchline chart GAME --data my.toml    com os valores verdadeiros da sua caixa
help-print = folhas de pontos, tabuleiros, cartas e tabelas em PDF
help-print-page =
    Folhas de pontos, tabuleiros, cartas e tabelas em PDF, para a mesa da cozinha (pip install 'touchline[lab]').

      touchline print GAME                   grava GAME.pdf
      touchline print GAME --paper letter --out sheets.pdf
help-print-paper = o tamanho do papel (a4)

## check, new-game, engine
help-check = submeter um jogo às leis: lances permitidos, pesos exatos, sem vazamentos, os dois modos iguais
help-check-page =
    Joga partidas ao acaso com cada opção e olha cada passo por todos os lados: os lances permitidos podem ser feitos, os
    pesos são exatos, ninguém vê o que está escondido, textos e súmulas voltam, compilado e interpretado coincidem.

      touchline check                                todos os jogos
      touchline check GAME --games 20                um, mais a fundo
      touchline check my-game --interpreted --json   enquanto se escreve um jogo próprio
help-check-game = jogos a conferir (todos se nenhum for indicado)
help-check-games = partidas ao acaso por opção (3)
help-check-seed = onde começam as partidas ao acaso (0)
help-check-interpreted = deixar de fora a comparação com o jogo compilado
help-new-game = o esqueleto de um jogo seu, como pacote
help-new-game-page =
    Grava uma pasta com um jogo pequeno que cumpre todas as leis: livro de regras, estado, regras, palavras, um adversário e
    testes. Vá mudando uma coisa de cada vez até ser o seu; docs/adding-a-game.md diz o que mais um jogo pode trazer.

      touchline new-game my-game
      touchline new-game my-game --in packages
help-new-game-name = como se chama: minúsculas, palavras ligadas por '-'
help-new-game-folder = onde (aqui)
help-engine = jogar por linhas JSON na entrada e saída padrão, para bots em qualquer linguagem
help-engine-page =
    Um pedido e uma resposta por linha, até a entrada acabar.

      touchline engine
      { $new }
      { $roll }
      { $advise }
help-engine-schema = imprimir o JSON Schema de todos os pedidos e respostas

## advise, review, solve, train
help-advise = o que fazer na última posição de uma súmula
help-advise-page =
    Os melhores lances com a chance de cada um depois deles, do solucionador ou do treinador do jogo.

      touchline advise match.touchline
      touchline advise match.touchline --at 17 --all
help-advise-at = antes do registro N em vez de no fim
help-advise-all = cada lance permitido, não só os melhores
help-review = onde uma partida foi ganha e perdida: sorte, decisões caras, gráfico
help-review-page =
    Quanto valeu cada dado e cada decisão: sorte e habilidade de cada lado, as decisões mais caras, um gráfico.

      touchline review match.touchline
      touchline review match.touchline --svg chart.svg
help-review-svg = gravar o gráfico das chances
help-solve = o jogo perfeito, calculado de antemão
help-solve-page =
    Calcula o jogo perfeito de um jogo que se pode resolver, para ninguém esperar por ele na partida, e diz quanto o jogo
    vale.  A solução fica no disco.

      touchline solve GAME                        antes de uma noite com ele
      touchline solve GAME -o NAME=VALUE          ... com regras da casa
      touchline solve GAME --finer                o que ficou de fora é pequeno demais para importar?
help-solve-finer = resolver de novo, mais fino, e comparar cada situação
help-train = ensinar um jogo a si mesmo: autojogo, pontos de controle, curva
help-train-page =
    Autojogo a partir do nada. Semente e escala decidem o resultado, os núcleos só o tempo. Pontos de controle, a curva
    (curve.png) e o que seria entregue ficam na pasta; Ctrl-C perde no máximo alguns minutos, --resume continua.

      touchline train GAME                        minutos em dezesseis núcleos, horas em um
      touchline train GAME --scale 0.02           uma olhada rápida
      touchline train GAME --resume               continuar de onde parou
      touchline train GAME --ship                 pôr o resultado onde os bots procuram
help-train-seed = outra semente, outro treino (1)
help-train-scale = X vezes mais partidas (1)
help-train-stages = quantas etapas do curso (3)
help-train-out = onde guardar (training/GAME)
help-train-resume = continuar do ponto de controle na pasta
help-train-ship = pôr o resultado no pacote

## The laboratory
help-simulate = jogar partidas aos milhões
help-simulate-page =
    Joga partidas aos milhões e diz o que aconteceu. A mesma semente dá as mesmas partidas,
    seja qual for o número de núcleos e onde quer que rodem.

      touchline simulate GAME --games 1000000
      touchline simulate GAME -o NAME=VALUE --seats WHO,WHO --out games.parquet
      touchline simulate GAME --rows drive --out drives.parquet
help-arg-games = quantas (100.000)
help-arg-seats = quem joga: estratégias ou bots (a estratégia rápida mais forte do jogo)
help-simulate-rows = game, drive, play or decision (game)
help-simulate-out = gravar as linhas aqui (.parquet, .csv, .json, .ndjson)
help-simulate-resume = jogar só o que falta no arquivo Parquet de --out
help-report = o que as regras fazem com um jogo, numa página com gráficos
help-report-page =
    Uma página com gráficos: pontos, duração, quem começa, emoção, regras, sorte e habilidade.

      touchline report GAME
      touchline report GAME --compare NAME=VALUE --out changed.html
help-report-compare = o mesmo com esta regra mudada
help-report-compare-data = o mesmo com os valores de outra caixa (TOML)
help-report-stronger = quem enfrenta random quando se pesam sorte e habilidade
help-report-out = onde gravar (GAME-report.html); .json para um programa
help-bench = velocidade, ao lado de outras bibliotecas
help-bench-page =
    Transições por segundo de cada jogo, interpretado e compilado, ao lado de OpenSpiel, PettingZoo,
    Pgx e RLCard se instalados (pip install 'touchline[bench]').

      touchline bench
      touchline bench GAME --alone --seconds 5
help-bench-games = jogos a medir (todos se nenhum for indicado)
help-bench-seconds = tempo para cada número (2)
help-bench-cores = núcleos a usar (todos)
help-bench-alone = deixar os outros de fora
help-bench-json = guardar os números
help-tournament = bots, estratégias e programas seus uns contra os outros, com rating
help-tournament-page =
    Todos contra todos, ou rodadas suíças; os dois lugares de cada par são jogados com os
    mesmos dados. Com --file um torneio pode parar e continuar; com --sprt dois jogadores se enfrentam
    até ficar claro qual de duas diferenças de Elo é a certa.

      touchline tournament GAME random WHO WHO
      touchline tournament GAME --swiss 5 --file cup.jsonl
      touchline tournament GAME --engine "./mybot.py" club master --games-to records/
      touchline tournament GAME club --engine "mine=node bot.js" --clock 60+1 --sprt 0,20 --pairs 5000
help-tournament-players = estratégias e bots (todos se nenhum for indicado)
help-tournament-pairs = pares espelhados por confronto (100)
help-tournament-swiss = rodadas suíças em vez de todos contra todos
help-tournament-sprt = dois jogadores: parar quando uma ficar clara
help-tournament-file = guardar os resultados aqui e continuar daí
help-ladder = como os bots de um jogo se comparam
help-ladder-page =
    Cada nível enfrenta o de baixo (--all: todos contra todos) em pares espelhados: duas partidas com os
    mesmos dados, lugares trocados. A parte dos pontos ganha (empate é meio), com seu intervalo de 95 % sobre os pares.
    Se um jogo joga partidas inteiras em código de máquina, isso é usado; senão os bots são consultados lance a lance.

      touchline ladder                          uma olhada em todos os jogos
      touchline ladder GAME --engine ./mybot.py   um programa seu contra cada nível
      touchline ladder GAME --keep rungs/       pare com Ctrl-C, continue com o mesmo comando
      touchline ladder GAME --pairs 1000        um jogo, levado a sério
      touchline ladder --markdown               a tabela para a documentação
help-ladder-game = todos os jogos se nenhum for indicado
help-ladder-pairs = pares espelhados por confronto (20)
help-ladder-all = todos contra todos
help-ladder-levels = só estes níveis
help-ladder-keep = guardar cada confronto aqui e continuar daí
help-ladder-markdown = como tabela para a documentação

## season
help-season = uma temporada inteira: calendário, classificação, playoffs
help-season-page =
    Uma temporada é um arquivo: times, donos, calendário, resultados e as súmulas de todas as partidas. Pode parar
    e continuar em qualquer lugar. SEASON é um arquivo ou um nome; sem isso, a última usada.

      touchline season new GAME --own TEAM=NAME   criar uma temporada; os outros times são bots
      touchline season play                       sua próxima partida
      touchline season simulate                   deixar os bots jogarem, até o fim ou até a próxima partida de uma pessoa
      touchline season table                      a classificação, com os desempates explicados
      touchline season bracket                    os playoffs
help-season-deed =
    { $brief }.

      touchline season { $example }
help-season-new = criar uma temporada
help-season-new-game = o que se joga
help-season-new-season = seu arquivo, ou um nome (o jogo e o dia)
help-season-new-title = como se chama
help-season-new-seed = do calendário, moeda e dados (sorteada)
help-season-new-level = quem treina os times sem dono
help-season-new-own = uma pessoa treina este time
help-season-new-teams = times próprios (TOML)
help-season-new-legs = todos se enfrentam N vezes, com divisões ou não
help-season-new-playoffs = vagas nos playoffs (0: nenhuma)
help-season-show = como está e o que vem a seguir
help-season-show-week = as partidas de uma semana
help-season-play = jogar sua próxima partida
help-season-play-team = a partida de qual time
help-season-simulate = deixar os bots jogarem
help-season-simulate-week = até esta semana (até o fim)
help-season-simulate-everybody = os bots jogam também pelas pessoas
help-season-simulate-quiet = só a última linha
help-season-table = a classificação, com os desempates explicados
help-season-table-week = como estava depois desta semana
help-season-bracket = os playoffs
help-season-odds = ranking de força, e o que ainda pode acontecer
help-season-odds-seasons = temporadas a jogar daqui (10.000)
help-season-leaders = quem lidera a liga em quê
help-season-leaders-figure = só este número
help-season-report = uma partida em palavras e números
help-season-report-week = desta semana (a última jogada)
help-season-report-team = deste time (qualquer um)
help-season-export = tabelas para analistas
help-season-export-table = schedules, team_stats, drives ou pbp
help-season-export-out = .csv, .json ou .parquet
help-season-laboratory = temporadas inteiras aos milhares, com um gráfico
help-season-laboratory-seasons = quantas (1000)
help-season-laboratory-level = quem treina todos os times: uma estratégia é mais rápida
help-season-laboratory-out = uma imagem (.png, .svg)
help-season-measure = medir a força de cada time, para o ranking e as chances
help-season-measure-matches = partidas de cada par em casa e outras tantas fora (60)
help-season-measure-level = quem treina todos os times: uma estratégia é mais rápida
help-season-measure-out = o arquivo, como fica junto ao jogo
help-season-teams = os times de um jogo em poucas palavras, com sua força
help-season-champions = quem ganhou as temporadas deste computador
help-season-check = rejogar cada súmula e recontar as tabelas
help-season-why = as regras do calendário, da classificação e dos playoffs

## The server
help-serve = jogar com outros no navegador
help-serve-page =
    Inicia o servidor. Sem opções: um processo, partidas na sua pasta de dados.

      touchline serve                          para você, no navegador deste computador
      touchline serve --lan                    para todos na sua rede
      touchline serve --store postgresql://touchline@db/touchline --redis redis://db --port 8001 --no-browser
help-serve-lan = deixar todos na sua rede jogarem: celulares, tablets
help-serve-host = onde escutar; 0.0.0.0 é --lan
help-serve-port = 8000 ou a próxima livre; 0: qualquer uma livre
help-serve-redis = barramento entre servidores num mesmo PostgreSQL (TOUCHLINE_REDIS)
help-serve-url = o endereço dos jogadores, para links (TOUCHLINE_URL)
help-serve-origin = outro site que pode conectar
help-serve-proxy = proxy reverso confiável, ou rede
help-serve-smtp = escrever cartas; precisa de --url (TOUCHLINE_SMTP)
help-serve-notice-seconds = quanto tempo até avisar quem não está aqui (10)
help-serve-workers = processos para bots (1)
help-serve-bot-seconds = tempo de um bot por lance (2)
help-serve-no-browser = não abrir o navegador
help-serve-open-limits = sem limites: só para testes e carga
help-serve-rehearse = preparar bots e treinador de cada jogo ao iniciar (sim, exceto com --open-limits)
help-serve-log = quanto é registrado
help-verify = conferir uma partida terminada sem confiar no servidor
help-verify-page =
    Rejoga uma súmula ou exportação pelas regras daqui e confere cada dado e cada hash; nada é perguntado ao servidor.

      touchline verify match.touchline
      touchline verify match.touchline --pact 6b1f…    e que é a partida cujo pacto lhe mostraram
      touchline verify -                       da entrada padrão
help-verify-file = uma súmula ou exportação; '-' lê a entrada padrão
help-verify-pact = o pacto mostrado antes do primeiro dado
help-migrate = atualizar um banco, ou copiá-lo para outro
help-migrate-page =
    Com --to, copia cada tabela (SQLite para PostgreSQL ou de volta) e confere cada hash na cópia.

      touchline migrate                        atualizar o banco
      touchline migrate --check                o que a atualização faria
      touchline migrate --to postgresql://touchline@db/touchline
help-migrate-to = um banco vazio: um arquivo ou URL postgresql://
help-migrate-check = testar em uma cópia, conferir cada hash e não mudar nada
help-backup = copiar o banco para um arquivo enquanto está em uso
help-backup-page =
    Copia o banco como está num instante e confere a cópia. Os jogadores continuam jogando.

      touchline backup touchline.backup
      touchline backup touchline.backup --store postgresql://touchline@db/touchline
help-backup-file = o backup a gravar
help-restore = pôr um backup no lugar do banco; o antigo fica ao lado
help-restore-page =
    Confere um backup e o põe no lugar do banco; o antigo fica ao lado. Pare antes o servidor.

      touchline restore touchline.backup
help-restore-file = o backup a ler
help-reports = o que os jogadores denunciaram
help-reports-page =
    O mais novo primeiro: quem, por quê, por quem, em qual partida e quantas vezes antes. O servidor pode continuar no ar.

      touchline reports                        o mais novo de todos
      touchline reports --about carl           de uma conta só
help-reports-about = o nome de uma conta; sem ele, todos

## analyse, site
help-analyse = um tabuleiro para testar: qualquer posição, os dados na mão, um treinador ao lado
help-analyse-page =
    Um tabuleiro seu: monte uma posição ou abra uma súmula, jogue os dois lados, escolha os dados ou lance-os, pergunte ao
    treinador, guarde cada variante.  Um estudo vai ao navegador e volta em uma linha ('link').

      touchline analyse GAME                       onde começa a lição
      touchline analyse GAME "phase=call pos=90"   uma posição
      touchline analyse match.touchline            uma súmula, ou um estudo salvo
help-analyse-what = um jogo, o arquivo de uma súmula ou estudo, ou o fim de um link
help-analyse-position = uma posição do jogo, em uma linha
help-site = o arcade como site estático, sem servidor
help-site-page =
    Grava todo o arcade para uma tela como site estático: bots, duas pessoas, marcador de mesa, lições, problemas, replay.
    O motor roda no navegador; depois da primeira visita tudo funciona sem rede e pode ser instalado no celular.

      touchline site FOLDER
      python -m http.server --directory FOLDER     veja aqui; qualquer espaço web com HTTPS serve aos outros
help-site-folder = onde gravar
help-site-at = onde o site ficará no espaço web, como /jogos/touchline/; senão, na raiz
help-glance = quanto dura um jogo e quanto dele é habilidade
help-glance-page =
    Joga partidas entre dois níveis de bots, cada um o mesmo número de vezes em cada lugar: quanto dura uma partida e quantas
    vezes o mais forte vence. Com --write os números vão para a pasta do jogo, de onde cada página os mostra.

      touchline glance GAME
      touchline glance GAME --matches 400 --write
help-glance-matches = quantas são jogadas (200)
help-glance-write = guardar os números na pasta do jogo
