# O que se diz no prompt durante uma partida, em linhas e no aplicativo.


## Sitting down
prompt-against = { $first } contra { $second }
prompt-at-the-table = Na mesa: joguem, deem as cartas e lancem; digam o que saiu.
prompt-chart-shows = { $guesses } 'chart' mostra.
prompt-begin = Digite um lance, ou 'help'.
prompt-kept = A partida fica guardada. Para continuar: touchline resume { $file }
prompt-no-review = Sem análise, então.
prompt-record-in = A súmula está em { $file }
prompt-write-where = Gravar em qual arquivo? ('drop' esquece)
prompt-this-is-it = Esta é a partida; ponha num arquivo para continuar:
prompt-refused = Não: { $why }
prompt-not-on-disk = Não está no disco: { $trouble }
prompt-unkept = { $trouble }. A partida segue na memória e será gravada assim que der; 'save FILE' grava em outro lugar.
prompt-on-disk-again = No disco de novo.
prompt-moved = Alguém alterou { $file }; esta partida continua em { $new }
prompt-pass-keyboard = Passe o teclado para { $who }, que digita 'ready':
prompt-coach-works = O treinador está calculando: { $share }
prompt-table = mesa
prompt-scores = Pontos
prompt-time = Tempo: { $clock }
prompt-bot-name = bot { $level }

## Commands
prompt-help = Digite um lance ou, na mesa, o que saiu. Ou então:
prompt-help-help = esta lista; '?' é o mesmo
prompt-help-legal = o que se pode fazer agora; 'legal F4' só o que começa com F4
prompt-help-score = placar e situação
prompt-help-board = o tabuleiro
prompt-help-where = como está a partida, em palavras; 'where fields' para cada campo da posição
prompt-help-why = as regras do último passo; 'why 17' as do registro 17
prompt-help-rules = as regras por capítulo; 'rules { $chapter }' cita um, 'rules { $rule }' uma regra
prompt-help-chart = o que enfrenta o quê, para consultar
prompt-help-hint = o que o treinador faria
prompt-help-chances = a chance de cada um a partir daqui
prompt-help-clock = o tempo que cada lado usou ou ainda tem
prompt-help-history = tudo até agora, com números
prompt-help-undo = voltar sua última entrada; 'undo 3' as três últimas
prompt-help-correct = 'correct 17 T19' mostra o que mudaria e pergunta; com 'cut' no fim cai o que não serve mais
prompt-help-save = 'save FILE' grava uma cópia da súmula
prompt-help-review = sorte e habilidade, depois da partida
prompt-help-resign = desistir
prompt-help-quit = parar; a partida fica guardada e pode continuar
prompt-nothing-changed = Nada foi mudado.
prompt-did-you-mean = Você quis dizer '{ $word }'?
prompt-may-say = Você pode dizer: { $moves }.
prompt-yes-or-no = { $question } (sim ou não)
prompt-too-many =
    { $count ->
        [one] { $count } lance, demais para listar.
       *[other] { $count } lances, demais para listar.
    } { $question }
prompt-nothing = Nada.
prompt-nothing-with = Nada que comece com { $text }.
prompt-and-more = { $moves } e mais { $more }
prompt-nothing-yet = Ainda não aconteceu nada.
prompt-no-entry = não há registro { $number }; 'history' mostra todos
prompt-write-undo = escreva: undo, ou undo 3
prompt-taken-back =
    Desfeito: { $count ->
        [one] { $count } registro
       *[other] { $count } registros
    }.
prompt-take-back-all = Não há tantos registros. Desfazer tudo?
prompt-write-correct = escreva: correct 17 T19
prompt-corrected = Corrigido. { $headline }
prompt-correct-so = Corrigir assim?
prompt-write-save = escreva: save FILE
prompt-saved = Salvo em { $file }
prompt-review-after = a análise vem depois da partida
prompt-gives-up = { $who } desiste?
prompt-no-coach = Este jogo ainda não tem treinador.
prompt-coach-no-room = O treinador não consegue trabalhar aqui agora: { $problem }. A partida continua.
prompt-first-sight = À primeira vista: { $move }.
prompt-first-look = À primeira vista, sem pensar muito:
prompt-first-games = { $who } levou então { $win } ({ $low } … { $high }) de { $games } jogos entre jogadores simples, empates valendo metade.
prompt-first-wait = O treinador está calculando o que é mesmo melhor…
prompt-hint-enough = Chega: o treinador parou. Vale o que disse primeiro até você perguntar de novo.
prompt-no-voice = Não há voz aqui: nenhum de { $programs } está instalado.
prompt-voice-score = { $one } { $first }, { $two } { $second }.

## Corrections
prompt-says-already = O registro { $number } já diz isso; nada mudaria.
prompt-change-nothing = (nada)
prompt-change-dropped = (cai)
prompt-more-entries =
    … e mais { $more ->
        [one] { $more } registro
       *[other] { $more } registros
    }
prompt-still-stands = Continua assim: { $then }
prompt-would-stand =
    Está assim: { $now }
    Ficaria: { $then }
prompt-own-dice = os dados do Touchline
prompt-not-entered = o registro { $number } é de { $who }; só se corrige o que pessoas anotaram

## The clock
prompt-clock-form = relógio { $text }: escreva minutos por lado, como 20, ou com segundos por lance, como 20+10
prompt-clock-left = { $who } ainda { $time }
prompt-clock-up = { $who } TEMPO ESGOTADO há { $time }

## Refusals
prompt-cannot-write = não dá para gravar { $problem }
prompt-kept-there = { $file } é onde esta partida está guardada: dê outro arquivo
prompt-there-already = { $file } já existe e fica como está: dê outro arquivo
prompt-match-there = { $file } já existe e fica como está: 'touchline resume { $file }' continua, uma partida nova precisa de outro nome
prompt-nobody-owns = ninguém tem time nesta temporada; 'simulate' deixa os bots jogarem
prompt-no-team = não há time { $team } nesta temporada
prompt-no-match-left = não há mais partida para jogar
prompt-bot-no-cards = um bot não segura cartas de verdade: jogue este na tela
prompt-resign-turn = desista quando for sua vez
prompt-nothing-played = ainda não se jogou nada

## Asking at the table
prompt-choose-unseen = { $question } Escolham em segredo, revelem juntos e digam os dois numa linha.
prompt-roll-together = { $question } Joguem juntos: { $dice }.

## The lobby
prompt-lobby = Touchline: futebol de mesa
prompt-lobby-number = Digite um número de 1 a { $most }.
prompt-lobby-nothing = Nada foi começado. 'touchline --help' diz o que mais existe.
prompt-lobby-resume = Continuar { $match }
prompt-lobby-game = Qual jogo?
prompt-lobby-against = Contra quem?
prompt-lobby-people = duas pessoas neste teclado
prompt-lobby-table = dados, cartas ou dardos de verdade numa mesa
prompt-lobby-options = Opções como NOME=VALOR, 'list' para vê-las, ou 'start':

## On a server
prompt-no-link = { $text } não é link de partida; um link é como http://host/?match=abc#invite=…
prompt-waiting-seat = Esperando alguém se sentar.
prompt-your-move = Sua vez.
prompt-waiting-for = Esperando { $who }.
prompt-waiting-dice = Esperando os dados.
prompt-somebody = Alguém
prompt-sits-down = { $who } se senta.
prompt-pact = Os dados estão combinados: pacto { $pact }.
prompt-pact-changed = o servidor mudou o que foi combinado para os dados; nada será mostrado a ele
prompt-no-rule = Nenhuma regra: só aconteceu.
prompt-seat-kept = Seu lugar fica guardado: o mesmo link leva de volta.
prompt-undo-asked = O outro lado pede para voltar o último lance: accept ou decline?
prompt-remote-help = Digite um lance na sua vez. Ou então:
prompt-remote-help-legal = o que se pode fazer agora
prompt-remote-help-why = as regras do último passo
prompt-remote-help-history = tudo até agora
prompt-remote-help-undo = pedir para voltar seu último lance
prompt-remote-help-accept = aceitar que o outro lado volte
prompt-remote-help-decline = não aceitar
prompt-remote-help-resign = desistir
prompt-remote-help-save = 'save FILE' grava a súmula como você pode lê-la
prompt-remote-help-help = esta lista
prompt-remote-help-quit = sair; o mesmo link leva de volta ao seu lugar
prompt-nothing-now = Nada agora.
prompt-watching = assistindo
prompt-you-are = você é { $who }
prompt-trying-again = { $problem } Tentando de novo.
prompt-done = Feito.
prompt-corrected-there = Corrigido.
prompt-remote-help-score = placar e situação
prompt-remote-help-chat = 'chat hello', 'chat well-played', 'chat good-game'
