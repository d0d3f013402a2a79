# What is wrong with a record, a position, a file or a text from outside.

## Records
record-no-line = isto não é uma súmula: não tem nenhuma linha completa
record-not-an-entry = isto não é uma linha de súmula: { $line }
record-entry-missing = falta a linha { $number }; no lugar está { $line }
record-no-game = falta o cabeçalho Game na súmula
record-line = linha { $number }: { $problem }
record-file = { $file }: { $problem }
record-file-line = { $file }, linha { $line }: { $problem }
record-not-a-text = isto não é um arquivo de texto
record-data-large = um arquivo de dados tem no máximo { $most } bytes
record-rules-version = a partida usou as regras { $version }; estas são { $known }
record-header-unread = não dá para ler o cabeçalho { $header }: { $problem }
record-not-whole = { $text } não é um número inteiro de no máximo { $most } algarismos
record-no-table = o cabeçalho Data não traz uma tabela de números
record-result-differs = a súmula diz { $claimed }, mas repetida dá { $found }
record-other-acts = age { $who }, mas é a vez de { $due }
record-entry = linha { $number } ({ $text }): { $problem }
record-many-steps = jogar este registro de novo leva { $steps } passos; aqui se dão no máximo { $most }
record-entry-more = a linha { $number } ({ $text }) é mais de um passo
record-not-a-word = não é uma palavra da súmula: { $text }
record-script-empty = o roteiro não tem mais resultados
record-unreadable = não dá para ler { $file } de { $game }: { $problem }
record-not-an-example = não é um exemplo de { $game }: { $line }
record-not-a-puzzle = não é um problema de { $game }: { $line }

## Positions
position-line = uma posição é uma linha de texto
position-no-value = { $field }: { $text } não é nenhum dos seus valores
position-no-number = { $field }: { $text } não é um número
position-out-of-range = { $field }: { $value } não está em { $low }..{ $high }
position-no-field = { $word } não é um campo deste jogo
position-twice = { $field } foi dado duas vezes
position-count = { $field } precisa de { $count } valores, não { $given }

## Texts from outside
text-not-json = isto não é JSON: { $problem }
text-not-utf8-nul = isto não é UTF-8 ou contém um caractere NUL
text-not-utf8 = isto não é UTF-8
text-a-text = um texto
text-a-number = um número
text-holds-nul = { $place } contém um caractere NUL
text-holds-half = { $place } contém meio caractere (surrogate)
text-many-digits = { $place } tem mais de { $most } algarismos
text-not-kept = { $text } não é um número que se possa guardar
text-not-a-number = { $text } não é um número
text-too-deep = mais de { $most } listas e objetos uns dentro dos outros

## Messages of the wire
fault-wrong = { $place } { $fault }: { $value }
fault-the-message = a mensagem
fault-not-text = não é um texto
fault-not-whole = não é um número inteiro
fault-not-number = não é um número
fault-not-flag = não é true nem false
fault-not-null = não é null
fault-none-of = não é nada de { $known }
fault-not-list = não é uma lista
fault-not-list-of = não é uma lista de { $count }
fault-not-object = não é um objeto
fault-no-form = não é nada do que pode ser: { $problems }
fault-no-such = não há { $place } { $value }; há: { $known }
fault-missing = falta { $place }
fault-not-declared = não há campo { $place } aqui
fault-many-characters = tem mais de { $most } caracteres
fault-few-characters = tem menos de { $least } caracteres
fault-not-like = não tem a forma { $form }
fault-less = é menor que { $least }
fault-more = é maior que { $most }
fault-many-members = tem mais de { $most } elementos
fault-no-match = ainda não há partida: comece com 'new', 'set' ou 'load'
fault-no-coach = aqui não há treinador

## Things that are not installed
extra-lab = { $library } não está instalado; vem com o extra do laboratório: pip install 'touchline[{ $extra }]'
extra-envs = { $library } não está instalado; vem com o extra dos ambientes: pip install 'touchline[{ $extra }]'
extra-other = { $library } não está instalado; vem com um extra: pip install 'touchline[{ $extra }]'
