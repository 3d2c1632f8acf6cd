# Раундтар мен матчтар: матч ережесі, есебі және соңы.

heading-match = Матч

rule-match-same = Әр раунд бірдей басталады.
rule-match-best-of = Матч { $count } раундтан аспайды: раундты кім көп ұтса, матчты сол жеңеді. Басымдық шешуші болғанда матч аяқталады. Тең раунд ешкімге есептелмейді.
rule-match-rounds = Матчта { $count } раунд бар. Есептелетіні: { $tallied }; кімде көп болса, матчты сол жеңеді.
rule-match-first-to = Есептелетіні: { $tallied }. Кім бірінші болып { $target } жинаса, матчты сол жеңеді. Екеуі де жинаса, есебі көбі жеңеді.
rule-match-most = Матч { $count } раундтан кейін аяқталады.
rule-match-refill = Раундтан кейін әр ойыншы барын өзінде қалдырады. Келесі раунд үшін өз қатарындағы әр { $pit_dat } { $each } { $seed } салады. Артылғаны ұтқан болып қалады.
rule-fill-left = Сол жақтан бастап толтырады.
rule-fill-right = Оң жақтан бастап толтырады.
rule-fill-outside = Екі шетінен кезекпен толтырады, сонда ойыншылардікі бір-біріне қарсы тұрады.
rule-fill-loser = Тек раундта ұтылған ойыншы толтырады, жеңгеннің қатары сол күйінде қалады. Тең раунд матчты аяқтайды.
rule-unfilled-closed = Толтыруға жетпеген { $pit } раунд бойы жабық: оған ешкім таратпайды, одан жүрмейді, одан алмайды. Иесі толтыра алғанда қайта ашылады.
rule-unfilled-empty = Толтыруға жетпеген { $pit } раунд басында бос болады.
rule-match-cannot-fill = Ойыншы { $count } { $pit } толтыра алмаса, матч аяқталады. Кімде { $seed } көп болса, матчты сол жеңеді.
rule-starter-alternate = Раундтарды ойыншылар кезекпен бастайды.
rule-starter-loser = Келесі раундты ұтылған ойыншы бастайды, тең болса — соңғы болып жүрген ойыншы.
rule-starter-winner = Келесі раундты жеңген ойыншы бастайды, тең болса — соңғы болып жүрген ойыншы.
rule-starter-last-mover = Келесі раундты соңғы болып жүрген ойыншы бастайды.

tally-wins = ұтқан раундтар
tally-seeds = барлық раундтағы { $seed }
tally-margin = ұтқан раундтардағы айырма
tally-points = ұпай: ұтқан раундқа бір ұпай, барлық { $seed } төрттен үшін алғанға тағы бір ұпай

match-round = { $round }-раунд
match-leads = { $side } { $more }–{ $less } есебімен алда
match-level = { $each }–{ $each }
match-round-and-score = { $round }-раунд, { $score }
match-won = { $side } матчты жеңді, { $south }–{ $north }: { $reason }.
match-drawn = Матч тең аяқталды, { $south }–{ $north }: { $reason }.
match-end-target = қажет есеп жиналды
match-end-decided = басымдық шешуші
match-end-rounds = барлық раунд ойналды
match-end-cannot-fill = ойыншы қажетінше { $pit } толтыра алмайды
match-end-drawn = соңғы раунд тең аяқталды
match-end-unplayable = келесі раундта ешкім жүре алмас еді
match-end-abandoned = ойыншы кетіп қалды

match-no-rounds = матчта кемінде бір раунд болады
match-no-next = { $round }-раунд жалғаса алмайды: { $reason }
match-wrong-start = { $round }-раунд { $found } позициясынан басталған; алдыңғы раундтан кейін { $expected } болуы керек
match-one-round = бұл ойын бір раундпен ойналады; матчқа match.next = "same" немесе "refill" керек
match-not-over = { $round }-раунд аяқталған жоқ
match-is-over = матч аяқталды ({ $result })
match-file-round = { $round }-раунд: { $reason }
match-file-wrong-round = [Round "{ $found }"] тегі { $round }-жазбада тұр; [Round "{ $round }"] болуы керек
match-file-wrong-score = { $round }-раундта [MatchScore "{ $found }"] тегі бар; алдыңғы раундтар бойынша { $expected }

match-next-hint = Келесі раундты бастау үшін next деп теріңіз.
match-next-key = Келесі раундты бос орын пернесі бастайды.
match-none-next = Келесі раунд жоқ: { $reason }.
tui-key-next-round = раунд
