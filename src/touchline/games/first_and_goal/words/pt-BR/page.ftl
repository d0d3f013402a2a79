# What the pages say about this game alone.

## Dice

page-die-play = dado de jogada
page-die-referee = dado do árbitro
page-die-penalty = dado de penalidade
page-die-d20 = dado de vinte lados

## The table

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
page-goal-red-zone-short = não nas { $yards }
page-goal-call = Chamar { $card }
page-goal-face-down = Uma carta, virada para baixo
page-goal-matchups = Que dados ela traz
page-goal-average = média { $yards }
page-goal-barred = aqui não
page-goal-against = { $card } contra …
page-goal-pick-a-card = Toque numa carta para ver os dados dela contra cada chamada.
page-goal-ranges = Jardas em média, conforme a carta deles: menos … mais
page-goal-pick-to-give = Toque na carta de que você menos precisa.
page-goal-touch-calls = Um toque na carta já é a chamada.
page-goal-look-first = Olhar a carta antes
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
page-goal-overtime =
    { $number ->
        [1] Prorrogação
       *[other] Prorrogação { $number }
    }
page-goal-matchups-what = Média de jardas com os dados dos dois times. Um dado preto tira; de dois conta o mais baixo.
page-goal-teams = Times
page-goal-teams-for = Escolher para
page-goal-teams-yours = Você
page-goal-teams-theirs = Rival
page-goal-teams-surprise = Me surpreenda
page-goal-teams-none = sem divisão
page-goal-teams-against = contra
page-goal-teams-bars = As barras: o que os sete dados de um time tiram em média.
page-goal-teams-order = Ordem dos times
page-goal-teams-divisions = Por divisão
page-goal-teams-runners = Corredores
page-goal-teams-passers = Passadores
page-goal-teams-defense = Defesa
page-goal-teams-legend = Barra: da menor à maior face. Traço: média. Em cima: você.
page-goal-range = Alcance do chute
page-goal-this-drive =
    esta campanha: { $count ->
        [one] 1 jogada
       *[other] { $count } jogadas
    }
page-goal-teams-spread = da face mais baixa à mais alta
page-goal-ball-on = Bola na { $spot }
page-goal-to-line = { $yards } até a linha amarela
page-goal-to-touchdown = { $yards } até o touchdown
page-goal-midfield = linha do meio-campo
page-goal-last-play = Última jogada
page-goal-kick-off = Kickoff
page-goal-on-the-way = Retorno
page-goal-punt = Punt
page-goal-the-try = Ponto extra
page-goal-choose-a-card = Escolha uma carta
page-goal-is-clock = é o relógio
page-goal-yards = jardas
page-goal-upshot-counts = sem efeito
page-goal-upshot-broken = desfeita
page-goal-upshot-all-broken = desfeita
page-goal-upshot-stumbled = menos 3
page-goal-upshot-stopped = sem saída
page-goal-upshot-breakaway = de novo!
page-goal-upshot-loose = bola solta?
page-goal-upshot-flagged = falta?
page-goal-upshot-held = mantida
page-goal-upshot-lost = perdida
page-goal-upshot-no-foul = sem falta
page-goal-upshot-foul-offense = falta do ataque
page-goal-upshot-foul-defense = falta da defesa
page-goal-upshot-away = sem bloqueio
page-goal-upshot-blocked = bloqueado
page-goal-upshot-good = bom
page-goal-upshot-missed = curto
page-goal-pile = Sua pilha de descarte
page-goal-pick-to-take = Sua pilha de descarte está aberta: toque numa carta para pegá-la de volta.
page-goal-in-hand = Na sua mão: { $cards }
page-goal-two-points = Tentativa de dois
page-goal-to-two-points = { $yards } para dois pontos
page-goal-comes-off = dá certo em { $chance }
page-goal-yards-on-average = cerca de { $yards } jardas
page-goal-points-for = Touchdown de { $name }

## What is asked

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
page-help-first-and-goal-call-table = Ponha uma carta virada para baixo à sua frente; as duas são anotadas quando se revelam.

## What is asked, where it is answered by touching

page-fg-ask-defense-call = A carta deles está virada para baixo: que defesa você põe contra ela?
page-fg-ask-flag-on-defense = Falta deles: ficar com a punição ou com o que a jogada ganhou?
page-fg-ask-flag-on-offense = Falta deles: empurrá-los para trás ou deixar a jogada valer?
page-fg-ask-time-out-offense = Tempo: pegar uma carta de volta, trocar a mão toda ou não fazer nada?
page-fg-ask-time-out-defense = Tempo: pegar uma carta de volta, trocar a mão toda ou não fazer nada?
page-fg-ask-burn-offer = Bom passe: queimar uma carta do seu baralho para o tempo acabar antes?
page-fg-ask-burn-stop-run = Eles correm, e uma corrida queima uma carta do baralho deles. Gastar um tempo para impedir?
page-fg-ask-burn-stop = Eles querem queimar uma carta para o tempo acabar antes. Gastar um tempo para impedir?
page-fg-ask-fake-offense = Em segredo: chutar mesmo ou só fingir e fazer uma jogada?
page-fg-ask-fake-defense = Eles se posicionam para chutar: você acredita?
page-fg-ask-receive = O chute cai na sua end zone: começar na sua 20 ou sair correndo?
page-fg-ask-answer = Eles anunciam o que vão fazer: seguir ou pedir um tempo antes?

## The aim of the game

page-aim-first-and-goal = Quatro descidas para dez jardas, campo acima até passar a linha de gol. Adivinhe a carta deles: o par decide que dados você rola. Vence quem pontuar mais.
page-aim-first-and-goal-short = Dez jardas em quatro descidas. Vence quem pontuar mais.
page-scoring-first-and-goal = Touchdown 6, depois um chute por 1 ou uma jogada por 2. Field goal 3. Safety 2.

## A first match: a rule in one sentence, when it first rules

page-new-fg-2-2 = Cada um tem oito cartas. Seu baralho é o relógio: quando acaba, termina o tempo.
page-new-fg-2-3 = Um kickoff abre cada tempo e segue cada pontuação. Quem recebe sai da 20 ou corre com a bola.
page-new-fg-2-9 = Primeira para dez: quatro descidas para dez jardas. Consiga-as e ganha mais quatro.
page-new-fg-3-2 = As duas cartas são viradas juntas; o par diz quais dados são jogados.
page-new-fg-3-4 = Os dados coloridos são jardas ganhas, o preto tira algumas: juntos são o avanço.
page-new-fg-4-1 = A linha amarela é a meta: alcance-a em quatro descidas e tem uma nova primeira.
page-new-fg-4-2 = Faltou após a quarta descida: o outro fica com a bola onde ela está.
page-new-fg-5-1 = X no dado de jogada: quebrada. Os dados coloridos não contam, só o preto.
page-new-fg-5-2 = Escapada! Os mesmos dados rolam de novo, e a bola segue.
page-new-fg-5-3 = T: a bola corre perigo. Só se perde se o dado do árbitro também mostrar T.
page-new-fg-5-4 = P: talvez uma falta. O dado do árbitro diz de quem, o de punição quantas jardas.
page-new-fg-6-5 = Uma punição à defesa que alcança a linha amarela é primeira descida.
page-new-fg-7-5 = Antes de um chute ambos escolhem em segredo: chute ou finta. Se adivinhada, a finta custa a bola.
page-new-fg-8-1 = Uma corrida queima uma carta do seu baralho: correr faz correr o relógio.
page-new-fg-8-2 = Depois de um bom passe pode queimar uma carta para o relógio correr; quem perde a guarda.
page-new-fg-8-3 = Um pedido de tempo impede a queima e poupa tempo; cada lado tem três por tempo.
page-new-fg-8-4 = Num pedido de tempo pegue uma carta de volta, ou embaralhe a mão e compre de novo, ou nada.
page-new-fg-8-8 = A bola muda de lado: ambos devolvem as cartas, trocam os baralhos e compram oito novas.
page-new-fg-9-1 = Seis pontos! Depois o ponto extra: bom, a menos que os dois dados mostrem X.
page-new-fg-9-3 = Um field goal custa uma carta. Amarelo, azul e verde têm de levar a bola à linha: três pontos.
page-new-fg-9-5 = Um punt entrega a bola longe; quem recebe pode retornar.

## O tabuleiro de análise

page-study-field-first-and-goal-half = Tempo
page-study-field-first-and-goal-offense = No ataque
page-study-field-first-and-goal-y = Jardas até o gol
page-study-field-first-and-goal-down = Down
page-study-field-first-and-goal-to-gain = Jardas a ganhar
page-study-field-first-and-goal-timeouts = Tempos

## On the shelf

page-title-first-and-goal = First & Goal
page-tagline-first-and-goal = Chame suas jogadas em segredo, role os dados das duas cartas e gaste o relógio, que é o seu baralho.
page-short-first-and-goal = Chame jogadas em segredo, role os dados das duas cartas.
