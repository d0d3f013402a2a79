# La orden de Football Darts.

fd-help-darts = cómo lanzas de bien, y adónde apuntar
fd-help-darts-page =
    Cómo lanzas de bien, como σ en mm, y adónde conviene apuntar a quien lanza así.

      touchline darts fit 12 T20 5 1 20 60 18
      touchline darts stats
      touchline darts heatmap aims.svg --thrower pub
fd-help-darts-fit = tu σ a partir de dardos lanzados
fd-help-darts-fit-page =
    Ajusta σ a dardos lanzados a un blanco; con pocos, tira hacia un valor de serie. Un archivo tiene dardos, uno o más por línea;
    las líneas con '#' se saltan, 'aim T20' dice a qué apuntaban los siguientes, 'Ann: 5 T20' de quién son.
    Una tabla con las cabeceras player, aim y dart se lee por columnas.

      touchline darts fit 12 T20 5 1 20 60 18
      touchline darts fit darts.txt --aim T20
      touchline darts fit match.touchline --seat 1
fd-help-darts-fit-darts = puntos (12), sectores (T20), blanco y acierto (T20:5), o un archivo de ellos o un acta
fd-help-darts-fit-aim = a qué apuntaban todos, o 'unknown' (se te pregunta; si no, BULL)
fd-help-darts-fit-seat = de quién, por nombre, o en un acta por sitio (todos, cada uno por su lado)
fd-help-darts-fit-toward = el valor de serie al que tiran pocos dardos (pub)
fd-help-darts-stats = medias, sectores acertados y drives acabados, por jugador
fd-help-darts-stats-page =
    Lo que anotan los marcadores: media, sectores acertados, drives acabados en la zona de anotación, partido a partido.

      touchline darts stats                          todos, de todos los partidos de este equipo
      touchline darts stats match.touchline --player Ann
fd-help-darts-stats-files = actas (todos los partidos de este equipo)
fd-help-darts-stats-player = solo este
fd-help-darts-heatmap = un gráfico de lo que vale cada blanco
fd-help-darts-heatmap-page =
    Un gráfico de la diana: lo que vale cada blanco, en puntos o, en una situación, en opciones de ganar.

      touchline darts heatmap aims.svg --thrower 18
      touchline darts heatmap now.png --match match.touchline
fd-help-darts-heatmap-out = un archivo .png o .svg
fd-help-darts-heatmap-thrower = un valor de serie, σ en mm o σx/σy/ρ (pub; o el del partido)
fd-help-darts-heatmap-match = para la situación al final de esta acta
fd-help-darts-heatmap-position = para la situación que describe esta línea
fd-help-darts-heatmap-call = para qué se lanza el dardo (throw)
