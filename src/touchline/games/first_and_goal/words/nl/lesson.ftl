# De les in het Nederlands, en het doel van het spel in één zin.

fg-lesson-aim = Je hebt de bal 34 yards van het doel en vier pogingen (downs) om er tien te winnen. Beiden kiezen geheim een kaart. Kies Sweep, een loop.
fg-lesson-pass = De twee kaarten bepalen welke dobbelstenen: 5 yards. Een loop verbrandt ook een kaart, en kaarten zijn de klok. Nu een pass: Slant.
fg-lesson-third = Een X op de speldobbelsteen: onderbroken. Derde down en 6. Vier downs zonder tien yards, en de bal is voor hen. Kies Screen.
fg-lesson-clock = 11 yards, een first down! Na een pass mag je een kaart verbranden om de klok te laten lopen. Nog niemand staat voor: spaar de klok.
fg-lesson-red-zone = Nog 19 yards. De Bomb draagt een rode 20: zo dichtbij verboden. Ze verwachten een pass, dus loop: kies Off Tackle.
fg-lesson-try = 20 yards: touchdown, zes punten! Nu het extra punt: alleen twee X op de dobbelstenen blokkeren het.
fg-lesson-end = Touchdown en extra punt: zeven. Je stapel kaarten is de klok; er zijn twee helften, en de meeste punten winnen.
fg-aim = Na twee helften meer punten dan de ander; je kaarten zijn de klok.
