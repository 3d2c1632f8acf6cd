# Бір жүрісте не болады, әр қадамға бір сөйлем (осы шақта), және ойын қалай бітеді.

step-feeding-forced = { $other_loc } { $seed } жоқ: тек оған { $seed } беретін жүрістерге рұқсат етіледі
step-lift = { $place_abl } { $count } { $seed } қолға алынады
step-lift-leaving = { $place_abl } { $count } { $seed } қолға алынады, біреуі қалады
step-drop = { $place_dat } бір { $seed } түседі, онда енді { $count }
step-drops = бір-бір { $seed } түседі: { $places }; { $last_loc } енді { $count }
step-into-home = { $place_dat }, { $owner_gen } { $home_poss_dat }, { $seed } түсіп, { $owner_gen } { $store_poss_dat } кетеді
step-relay = { $place_loc } { $count }: бәрі қолға алынып, тарату жалғасады
step-stop-empty = { $place } бос еді: жүріс аяқталады
step-stop = { $place_loc } енді { $count }, ештеңе { $not_captured }: жүріс аяқталады
step-stop-here = жүріс { $place_loc } аяқталады
step-capture-count = соңғы { $seed } { $owner } жағындағы { $place_loc } { $count } құрайды: { $is_captured }
step-capture-chain = соңғы { $seed } қатарынан { $pits_taken } { $pit_acc } { $captures } ({ $places }): { $count } { $seed }
step-capture-across = соңғы { $seed } бос тұрған { $place_dat } түседі: ол қарсыдағы { $opposite_loc }ғы { $count } { $seed_ins } бірге { $is_captured }, барлығы { $total }
step-capture-lone = соңғы { $seed } бос тұрған { $place_dat } түседі, қарсыдағы { $opposite } да бос: жалғыз { $seed } { $is_captured }
step-capture-beyond = бос { $pit_gen } арғы жағындағы { $place_loc } жатқан { $count } { $seed } { $is_captured }
step-capture-passing = тарату кезінде { $place_loc } { $count } болады: оны { $side } { $captures }
step-capture-last-few = небәрі { $count } { $seed } қалады: ол да { $is_captured }
step-capture-front = соңғы { $seed } қарсыдағыны { $captures } ({ $places }): { $count } { $seed }
step-capture-chosen = таңдау бойынша { $place_loc } жатқан { $count } { $seed } да { $is_captured }
step-sown-on = соңғы { $seed } қарсыдағыны { $captures } ({ $places }): { $count } { $seed }, тарату { $from_abl } жалғасады
step-house-lost = { $place } енді { $owner_gen } үйі емес
step-given-rest = үлкен шлемнен кейін қалған { $count } { $seed } { $side_dat } беріледі
step-put-in = қолдағы { $seed } { $place_dat } салынады, онда енді { $count }
step-sown-from = { $place_loc } жатқан { $count } { $seed } { $is_captured }, тарату { $from_abl } басталады
step-tax = { $place } — үй, ішкі қатардағы жалғыз бос емес орын: екеуі ғана таратылады, { $count } қалады
step-house-stop = { $place } — үй, онда { $count }: жүріс сонда тоқтайды
step-house-played = { $place } — үй, онда { $count }: ойыншы оларды әрі қарай таратады
step-blocked = қауіп төнген жалғыз орын — { $place }: { $owner } келесі жүрісте оны алусыз тарата алмайды
step-slam-refused = бұл { $other_loc } бардың бәрін алар еді: үлкен шлем ештеңе { $captures_not }, { $count } { $seed } қалады
step-slam-left = бұл { $other_loc } бардың бәрін алар еді: үлкен шлем { $place_acc } қалдырады
step-home-made = соңғы { $seed } { $place_loc } { $count } құрайды: ол енді { $owner_gen } { $home_poss }, { $count } { $seed } ұтып алынады
step-home-barred = соңғы { $seed } { $place_loc } { $count } құрайды, бірақ мұнда { $home } алуға болмайды: олар қалады
step-again-store = соңғы { $seed } { $side_gen } өз { $store_poss_dat } түседі: { $side } тағы жүреді
step-again-capture = осы { $capture_abl } кейін { $side } тағы жүреді
step-swap = { $side } жақ ауыстырады: тақта бұрылады, { $side } қарсыластың позициясын алады, енді қарсылас жүреді
step-stays = { $place_abl } басталған тарату ешқашан бітпес еді: тақта өзгермейді
step-pass-empty = { $side_loc } тарататын { $seed } жоқ, ол жүрісін өткізеді
step-pass-endless = { $side_gen } кез келген { $pit_poss_abl } басталған тарату ешқашан бітпес еді: { $side } жүрісін өткізеді
place-pit = { $label }-{ $pit }
    .acc = { $label }-{ $pit_acc }
    .dat = { $label }-{ $pit_dat }
    .loc = { $label }-{ $pit_loc }
    .abl = { $label }-{ $pit_abl }
move-swap = жақ ауыстыру
place-owned-pit = { $owner_gen } { $label }-{ $pit_poss }
    .acc = { $owner_gen } { $label }-{ $pit_poss_acc }
    .dat = { $owner_gen } { $label }-{ $pit_poss_dat }
    .loc = { $owner_gen } { $label }-{ $pit_poss_loc }
    .abl = { $owner_gen } { $label }-{ $pit_poss_abl }
place-owned-pits = { $owner_gen } { $count ->
    [one] { $labels }-{ $pit_poss }
   *[other] { $labels }-{ $pits_poss }
  }
place-pits = { $count ->
    [one] { $labels }-{ $pit }
   *[other] { $labels }-{ $pits }
  }
place-store = { $owner_gen } { $store_poss }
    .dat = { $owner_gen } { $store_poss_dat }
    .loc = { $owner_gen } { $store_poss_loc }
# Орындар тізімі: «Оңтүстіктің 5, 6-ұялары, Оңтүстіктің қоймасы және Солтүстіктің 1-ұясы».
places-list = { $first }, { $then }
places-and = { $first } және { $then }
step-sweep-both = әр ойыншы өз жағында қалғанын алады: Оңтүстік { $south }, Солтүстік { $north }
step-sweep-one = қалған { $count } { $seed } { $side_dat } беріледі

ending-majority = Бір ойыншыда жартысынан көбі бар. { $result }
ending-side-empty = Бір жақ бос қалды. { $result }
ending-stuck = Жүретін ойыншы { $stuck }. { $result }
ending-immobile = Жүретін ойыншы { $stuck }, ол ұтылды. { $result }
ending-inner-row-empty = { $loser_gen } ішкі қатары бос. { $result }
ending-cannot-feed = Бір ойыншыда { $seed } жоқ, оған { $seed } беретін жүріс те жоқ. { $result }
ending-seeds-left = Ойында { $count } немесе одан да аз { $seed } қалды. { $result }
ending-repetition = Сол позиция қайталанды. { $result }
ending-agreement = Ойыншылар ойынды аяқтауға келісті. { $result }
ending-cap = Жүріс саны шегіне жетті. { $result }
ending-resignation = { $loser } берілді. { $result }
ending-time = { $loser_gen } уақыты бітті. { $result }
ending-abandoned = { $loser } ойынды тастап кетті. { $result }

result-wins = { $side } { $more }:{ $less } есебімен жеңді.
result-wins-anyway = { $side } жеңді.
result-wins-by-possession = Екі жақта да { $each } { $seed } { $captured }; { $side } иелігі бойынша { $more }:{ $less } есебімен жеңді.
result-draw = { $south }:{ $north }, тең ойын.

step-capture-more = { $place_loc } жатқан { $count } { $seed } { $is_captured }
step-owned-made = { $place } енді { $owner_dat } тиесілі
ending-cleared = Бір жақ босады, оның ойыншысы жеңді. { $result }
ending-deprived = Ойыншыда ештеңе қалмады, ол ұтылды. { $result }
