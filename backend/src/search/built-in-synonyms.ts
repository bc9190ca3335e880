/**
 * Names of the trade that stand for one another in German, English and Russian; see `readSynonyms` for how
 * they are written.
 */
export const builtInSynonyms = `
Zündkerze, igniter, igniter plug, spark plug, запальная свеча, свеча зажигания, искровая свеча
свеча, Kerze: запальная свеча, Zündkerze, igniter
Zündgerät, ignition exciter, ignition unit, Zündeinheit, Zündbox, агрегат зажигания, блок зажигания
Zündleitung, Zündkabel, ignition lead, ignition cable, провод зажигания, кабель зажигания
Zündung, ignition, зажигание
Dichtung, seal, уплотнение: gasket, Dichtring, прокладка
Flachdichtung, gasket, прокладка: Dichtring
Dichtring, O-Ring, sealing ring, уплотнительное кольцо, кольцо круглого сечения: seal ring
Simmerring, Radialwellendichtring, Wellendichtring, oil seal, lip seal, shaft seal, сальник, манжета: Kohledichtung, carbon seal, графитовое уплотнение, Labyrinthdichtung, labyrinth seal
Kohledichtung, Kohleringdichtung, carbon seal, графитовое уплотнение
Labyrinthdichtung, labyrinth seal, лабиринтное уплотнение, лабиринт
Dichtungssatz, Dichtsatz, seal kit, gasket set, комплект уплотнений, ремкомплект
Lager, bearing, подшипник: Lagerbuchse
Kugellager, ball bearing, шариковый подшипник, шарикоподшипник
Rollenlager, roller bearing, роликовый подшипник, роликоподшипник
Axiallager, Drucklager, thrust bearing, упорный подшипник
Gleitlager, Buchse, bush, bushing, втулка
Schaufel, blade, лопатка
Laufschaufel, rotor blade, рабочая лопатка
Leitschaufel, guide vane, stator vane, vane, направляющая лопатка: nozzle segment, сопловый аппарат
Leitapparat, nozzle guide vane, NGV, сопловая лопатка, сопловый аппарат: Leitschaufelsegment, nozzle segment
Verdichter, Kompressor, compressor, компрессор: HPC, LPC, КВД, КНД
Hochdruckverdichter, HPC, high pressure compressor, КВД, компрессор высокого давления
Niederdruckverdichter, LPC, low pressure compressor, КНД, компрессор низкого давления
Turbine, турбина: HPT, LPT, ТВД, ТНД
Hochdruckturbine, HPT, high pressure turbine, ТВД, турбина высокого давления
Niederdruckturbine, LPT, low pressure turbine, ТНД, турбина низкого давления
Hochdruck, HP, high pressure, ВД, высокого давления
Niederdruck, LP, low pressure, НД, низкого давления
Brennstoff, Kraftstoff, Treibstoff, fuel, топливо, топливный
Düse, nozzle, форсунка, injector, Injektor, Einspritzdüse, инжектор
Brennkammer, combustor, combustion chamber, камера сгорания: жаровая труба
Flammrohr, combustor liner, combustion liner, liner, жаровая труба: Außenmantel, Innenmantel
Filter, фильтр: Gassieb, strainer
Öl, oil, масло, масляный: Schmieröl, Lecköl, Hydrauliköl, Getriebeöl, Turbinenöl
Filterelement, filter element, filter cartridge, Filterpatrone, Filtereinsatz, фильтроэлемент, фильтрующий элемент
Pumpe, pump, насос
Ölpumpe, Schmierölpumpe, Schmierpumpe, oil pump, lube pump, маслонасос, масляный насос
Ventil, valve, клапан
Rückschlagventil, Rückschlagklappe, check valve, non return valve, обратный клапан
Magnetventil, solenoid valve, электромагнитный клапан, соленоид
Schnellschlussventil, shut off valve, trip valve, отсечной клапан, стопорный клапан
Abblaseventil, bleed valve, клапан перепуска, перепускной клапан
Regelventil, Stellventil, metering valve, control valve, дозирующий клапан, регулирующий клапан
Getriebe, gearbox, редуктор, коробка приводов: transmission, центральный привод
Zahnrad, gear, шестерня: Stirnrad, Kegelrad
Rad, wheel, колесо: Zahnrad, Stirnrad, Kegelrad
Kupplung, coupling, муфта: Kupplungswelle
Welle, shaft, вал
Scheibe, disc, disk, диск
Unterlegscheibe, washer, шайба: Sicherungsblech, Passscheibe, Anlaufscheibe, spacer
Schraube, Bolzen, bolt, screw, болт, винт: Gewindebolzen
Mutter, nut, гайка
Stift, pin, штифт, палец: Bolzen
Schelle, Rohrschelle, clamp, хомут, clip
Halter, Halterung, Konsole, bracket, кронштейн
Schlauch, hose, шланг, рукав
Rohr, Rohrleitung, Leitung, tube, pipe, труба, трубопровод, line
Verteiler, Sammelleitung, Sammelrohr, manifold, коллектор
Sensor, Fühler, Geber, Aufnehmer, sensor, transducer, transmitter, probe, датчик
Drucksensor, Druckaufnehmer, Druckgeber, pressure sensor, pressure transmitter, датчик давления
Temperatursensor, Temperaturfühler, temperature sensor, temperature probe, датчик температуры: термопара, thermocouple, Thermoelement, Widerstandsthermometer
Thermoelement, thermocouple, термопара
Drehzahlsensor, Drehzahlgeber, Tachogeber, speed sensor, speed pickup, speed probe, датчик оборотов, датчик частоты вращения
Schwingungssensor, Vibrationssensor, Beschleunigungsaufnehmer, vibration sensor, accelerometer, датчик вибрации, акселерометр, вибродатчик
Flammenwächter, Flammensensor, flame detector, flame scanner, датчик пламени
Kabelbaum, harness, wiring harness, жгут
Kabel, cable, кабель: Kabelbaum, harness
Stecker, connector, разъем, plug: Steckverbinder
Antrieb, Stellantrieb, Aktuator, actuator, привод, гидропривод
Hydraulikzylinder, hydraulic cylinder, гидроцилиндр: Hydraulikantrieb, hydraulic actuator
Gehäuse, casing, housing, корпус
Verstellring, unison ring, поворотное кольцо
Schalldämpfer, silencer, muffler, глушитель
Späneanzeige, Spänedetektor, chip detector, сигнализатор стружки: Magnetstopfen
Hitzeschild, heat shield, тепловой экран, теплозащитный экран
Wasser, water, вода
Dampf, steam, пар
Endoskopie, Boroskopie, Videoskopie, borescope, boroscope, borescopy, borescope inspection, бороскопия, эндоскопия, бороскоп
Wartung, Instandhaltung, Service, maintenance, servicing, обслуживание, техобслуживание, ТО
Reparatur, Instandsetzung, repair, ремонт
Überholung, Revision, overhaul, капитальный ремонт, капремонт
Ausrichtung, Wellenausrichtung, Laserausrichtung, alignment, laser alignment, центровка, лазерная центровка, выверка
Gewährleistung, Garantie, warranty, guarantee, гарантия
Auswuchten, Wuchten, balancing, балансировка
Ersatzteil, spare, spare part, запчасть, запасная часть
Reinigung, Verdichterwäsche, compressor wash, compressor cleaning, промывка
Schulung, Training, training, обучение
Karriere, Stellenangebot, Job, career, jobs, vacancy, карьера, вакансия, работа
Impressum, imprint, legal notice, выходные данные
Datenschutz, privacy, конфиденциальность
Kontakt, Anschrift, contact, address, контакты, адрес
`;
