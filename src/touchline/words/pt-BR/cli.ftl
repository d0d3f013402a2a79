# O que os comandos imprimem.


## Everywhere
cli-standard-output = saída padrão
cli-no-level = não há nível { $level } em { $game }; há: { $known }
cli-interrupted = Interrompido.
cli-interrupted-goes-on = Interrompido. O mesmo comando continua.
cli-kept-in = Guardado em { $file }

## play, resume, replay, games, rules
cli-nothing-to-resume = não há partida inacabada; 'touchline play GAME' começa uma
cli-going-on =
    Continuando { $file }, { $steps ->
        [one] { $steps } passo jogado
       *[other] { $steps } passos jogados
    }.
cli-opponents = adversários: { $levels }
cli-choices = escolhas: { $choices }
cli-played-alike = São jogados do mesmo jeito.
cli-few-entries =
    --to { $to }: a súmula tem { $entries ->
        [one] { $entries } registro
       *[other] { $entries } registros
    }
cli-position = posição: { $position }
cli-no-entry-counts = não há registro { $number } que valha nesta súmula
cli-solving = resolvendo
cli-reviewing = analisando

## check
cli-all-laws-hold = Todas as leis valem.
cli-not-compared = Não comparado com o jogo compilado: para isso é preciso o Numba (pip install 'touchline[fast]').
cli-law-broken = QUEBRADA: { $law }

## data
cli-data-none = { $game } não tem valores próprios: tudo está impresso nas regras
cli-data-count =
    { $count ->
        [one] { $count } valor.
       *[other] { $count } valores.
    } 'touchline data { $game } --edit FILE' grava um arquivo para preencher.
cli-data-written = { $file } está gravado; preencha e repita o comando para conferir.
cli-data-instead = em vez de { $before }
cli-data-same = Nada difere de { $whose }.
cli-data-our-own = nossos próprios valores
cli-data-ours = os nossos
cli-data-line = { $file }, linha { $line }: { $fault }
cli-data-effect = Em { $games } partidas de “{ $who }” com cada um, com os mesmos dados ({ $before } → { $after }):
cli-data-holm = p é corrigido para os { $count } números comparados (Holm).

## print, new-game
cli-no-chart = { $game } não tem tabela: tudo está no tabuleiro
cli-nothing-to-print = ainda não há nada para imprimir de { $game }
cli-pages =
    { $file }: { $pages ->
        [one] { $pages } página
       *[other] { $pages } páginas
    }
cli-new-game-made = { $folder } contém um jogo pequeno que cumpre todas as leis. A seguir:
cli-new-game-name = { $name } não é um nome: palavras minúsculas ligadas por '-', como my-game
cli-new-game-taken = já há um jogo { $name }
cli-new-game-there = { $folder } já existe

## ladder
cli-ladder-game = jogo
cli-ladder-level = nível
cli-ladder-against = contra
cli-ladder-pairs = pares
cli-ladder-score = pontos (intervalo de 95 %, cada um por si)
cli-ladder-no-gpu = os bots de { $game } não jogam numa GPU

## season
cli-season-none = ainda não há temporada; 'touchline season new GAME' cria uma
cli-season-owner-form = { $text }: escreva um dono como TEAM=NAME
cli-season-no-team = não há time { $team }; há: { $known }
cli-season-at-least-one = é preciso jogar pelo menos uma temporada
cli-season-no-match = tal partida não foi jogada
cli-season-rows =
    { $count ->
        [one] { $count } linha
       *[other] { $count } linhas
    } de { $table } em { $file }
cli-season-progress = { $percent } % de { $total } partidas
cli-season-measured = { $matches } partidas de { $level }: forças em { $file }
cli-season-differs = semana { $week }, { $home } contra { $away }: a súmula diz outra coisa
cli-season-checked =
    { $records ->
        [one] { $records } súmula rejogada
       *[other] { $records } súmulas rejogadas
    } em { $seconds } s, { $wrong } diferem da tabela.
cli-season-simulated =
    { $played ->
        [one] { $played } partida
       *[other] { $played } partidas
    } em { $seconds } s.
cli-season-match-kept = A partida fica guardada; 'touchline season play' continua.

## solve, train
cli-not-solved = { $game } não está resolvido: seus melhores jogadores aprenderam
cli-not-learned = { $game } não se aprende: está resolvido, ou ninguém o ensina ainda
cli-train-ready = preparando
cli-train-score = pontos
cli-train-done =
    { $measured }: { $score } ± { $interval } após { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
cli-train-kept = Guardado em { $folder }: { $files }
cli-train-shipped = Entregue: { $files }

## The server's commands
cli-not-verified = NÃO CONFERE: { $why }
cli-reports-none = Ninguém denunciou nada.
cli-reports-line = { $day }  { $about }: { $reason }, diz { $reporter }; partida { $match }; { $before } antes
cli-reports-stalling = faz cera
cli-reports-cheating = trapaceia
cli-reports-name = tem um nome ofensivo
cli-reports-other = outra coisa
cli-not-a-text = isto não é um texto
cli-verified = confere
cli-copied = copiado e conferido: { $counts }
cli-migrate-newest = o banco tem o esquema { $schema }, o mais novo
cli-migrate-made = um depósito novo foi criado em { $store }, com o esquema { $schema }
cli-migrate-would-make = ainda não há depósito em { $store }; seria criado um com o esquema { $schema }
cli-migrate-done = o banco passou do esquema { $before } para o { $schema }
cli-migrate-kept = o banco como estava fica guardado em { $place }
cli-migrate-would = o banco passaria do esquema { $before } para o { $schema }; testado em uma cópia, nada foi alterado
cli-migrate-would-keep = o banco como está ficaria guardado em { $place }
cli-site-at = { $at } não é uma pasta de um espaço web: letras, algarismos, pontos e hifens entre barras
cli-site-written =
    { $folder }: { $files ->
        [one] { $files } arquivo
       *[other] { $files } arquivos
    }, { $size } MB

## serve, backup, restore, migrate, site
cli-serve-running = O Touchline já está rodando, em { $address }
cli-serve-stopped = O Touchline parou. Todas as partidas estão guardadas.
cli-serve-cannot = O Touchline não pode iniciar: { $why }
cli-serve-port-taken = a porta { $port } está em uso por outro programa. Sem --port, acha-se a próxima livre.
cli-serve-port-forbidden = este usuário não pode escutar na porta { $port }. As portas a partir da 1024 são de todos.
cli-serve-no-listening = não dá para escutar em { $host }: { $problem }.
cli-serve-at = O Touchline está em { $address }
cli-serve-others = Outros na sua rede o encontram em { LIST($addresses, type: "or") }
cli-serve-only-here = Só este computador o alcança; com `touchline serve --lan`, os telefones da sua rede entram.
cli-serve-kept = As partidas ficam em { $store }
cli-serve-ctrl-c = Ctrl-C o encerra.
cli-backup-exists = { $file } já existe; um backup não sobrescreve nada
cli-backup-no-folder = não há pasta { $folder }
cli-backup-no-store = não há depósito em { $store }
cli-backup-none = não há backup em { $file }
cli-backup-made = { $file }: { $found }
cli-restored = restaurado: { $found }
cli-restored-aside = restaurado: { $found }; o depósito antigo é { $aside }
cli-migrate-filled = { $table } no depósito de destino não está vazia
cli-migrate-in-use = um servidor está usando este depósito; pare-o antes, ou faça um backup
cli-migrate-other-matches = a cópia não tem as mesmas partidas
cli-migrate-other-end = a partida { $match } termina diferente na cópia
cli-store-verified = { $matches } partidas, { $rows } eventos, cada hash conferido
cli-store-broken = { $matches } partidas, { $rows } eventos, cada hash conferido menos os de { $broken } quebradas, copiadas como estão:
cli-store-match-lost = a partida { $match } não está onde a tabela de partidas diz
cli-site-not-built = a interface não foi construída: python frontend/build.py a constrói
