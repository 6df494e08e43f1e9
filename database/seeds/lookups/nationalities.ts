import { foldText } from '#platform/shared/text.ts'

/*
 * ISO 3166 codes with the adjective in Arabic (masculine, from which the other is made), English and French (feminine, as
 * it agrees with "nationalité"), then whatever else rosters call it beside the codes, the country's names and the adjectives.
 */
type Row = readonly [iso2: string, iso3: string, ar: string, en: string, fr: string, ...others: string[]]

export const nationalities: readonly Row[] = [
  ['EG', 'EGY', 'مصري', 'Egyptian', 'Égyptienne', 'جمهورية مصر العربية', 'A.R.E.'],
  ['SA', 'SAU', 'سعودي', 'Saudi', 'Saoudienne', 'KSA', 'Saudi Arabian', 'السعودية', 'المملكة العربية السعودية'],
  ['AE', 'ARE', 'إماراتي', 'Emirati', 'Émirienne', 'UAE', 'U.A.E.', 'الإمارات', 'Emirates'],
  ['JO', 'JOR', 'أردني', 'Jordanian', 'Jordanienne', 'المملكة الأردنية الهاشمية'],
  ['TN', 'TUN', 'تونسي', 'Tunisian', 'Tunisienne'],
  ['SD', 'SDN', 'سوداني', 'Sudanese', 'Soudanaise'],
  ['KW', 'KWT', 'كويتي', 'Kuwaiti', 'Koweïtienne'],
  ['QA', 'QAT', 'قطري', 'Qatari', 'Qatarienne'],
  ['BH', 'BHR', 'بحريني', 'Bahraini', 'Bahreïnienne'],
  ['OM', 'OMN', 'عُماني', 'Omani', 'Omanaise', 'سلطنة عمان'],
  ['YE', 'YEM', 'يمني', 'Yemeni', 'Yéménite'],
  ['IQ', 'IRQ', 'عراقي', 'Iraqi', 'Irakienne'],
  ['SY', 'SYR', 'سوري', 'Syrian', 'Syrienne'],
  ['LB', 'LBN', 'لبناني', 'Lebanese', 'Libanaise'],
  ['PS', 'PSE', 'فلسطيني', 'Palestinian', 'Palestinienne', 'فلسطين', 'Palestine'],
  ['LY', 'LBY', 'ليبي', 'Libyan', 'Libyenne'],
  ['DZ', 'DZA', 'جزائري', 'Algerian', 'Algérienne'],
  ['MA', 'MAR', 'مغربي', 'Moroccan', 'Marocaine'],
  ['MR', 'MRT', 'موريتاني', 'Mauritanian', 'Mauritanienne'],
  ['SO', 'SOM', 'صومالي', 'Somali', 'Somalienne'],
  ['DJ', 'DJI', 'جيبوتي', 'Djiboutian', 'Djiboutienne'],
  ['KM', 'COM', 'قمري', 'Comorian', 'Comorienne'],
  ['SS', 'SSD', 'جنوب سوداني', 'South Sudanese', 'Sud-soudanaise'],
  ['ER', 'ERI', 'إريتري', 'Eritrean', 'Érythréenne'],
  ['ET', 'ETH', 'إثيوبي', 'Ethiopian', 'Éthiopienne'],
  ['KE', 'KEN', 'كيني', 'Kenyan', 'Kényane'],
  ['UG', 'UGA', 'أوغندي', 'Ugandan', 'Ougandaise'],
  ['TZ', 'TZA', 'تنزاني', 'Tanzanian', 'Tanzanienne'],
  ['RW', 'RWA', 'رواندي', 'Rwandan', 'Rwandaise'],
  ['NG', 'NGA', 'نيجيري', 'Nigerian', 'Nigériane'],
  ['NE', 'NER', 'نيجري', 'Nigerien', 'Nigérienne'],
  ['TD', 'TCD', 'تشادي', 'Chadian', 'Tchadienne'],
  ['ML', 'MLI', 'مالي', 'Malian', 'Malienne'],
  ['SN', 'SEN', 'سنغالي', 'Senegalese', 'Sénégalaise'],
  ['CI', 'CIV', 'إيفواري', 'Ivorian', 'Ivoirienne'],
  ['GH', 'GHA', 'غاني', 'Ghanaian', 'Ghanéenne'],
  ['CM', 'CMR', 'كاميروني', 'Cameroonian', 'Camerounaise'],
  ['GA', 'GAB', 'غابوني', 'Gabonese', 'Gabonaise'],
  ['CD', 'COD', 'كونغولي', 'Congolese', 'Congolaise'],
  ['ZA', 'ZAF', 'جنوب أفريقي', 'South African', 'Sud-africaine'],
  ['ZM', 'ZMB', 'زامبي', 'Zambian', 'Zambienne'],
  ['ZW', 'ZWE', 'زيمبابوي', 'Zimbabwean', 'Zimbabwéenne'],
  ['MU', 'MUS', 'موريشيوسي', 'Mauritian', 'Mauricienne'],
  ['TR', 'TUR', 'تركي', 'Turkish', 'Turque', 'Turkey'],
  ['IR', 'IRN', 'إيراني', 'Iranian', 'Iranienne'],
  ['PK', 'PAK', 'باكستاني', 'Pakistani', 'Pakistanaise'],
  ['IN', 'IND', 'هندي', 'Indian', 'Indienne'],
  ['BD', 'BGD', 'بنغلاديشي', 'Bangladeshi', 'Bangladaise'],
  ['LK', 'LKA', 'سريلانكي', 'Sri Lankan', 'Sri-lankaise'],
  ['NP', 'NPL', 'نيبالي', 'Nepali', 'Népalaise'],
  ['AF', 'AFG', 'أفغاني', 'Afghan', 'Afghane'],
  ['ID', 'IDN', 'إندونيسي', 'Indonesian', 'Indonésienne'],
  ['MY', 'MYS', 'ماليزي', 'Malaysian', 'Malaisienne'],
  ['SG', 'SGP', 'سنغافوري', 'Singaporean', 'Singapourienne'],
  ['PH', 'PHL', 'فلبيني', 'Filipino', 'Philippine'],
  ['TH', 'THA', 'تايلاندي', 'Thai', 'Thaïlandaise'],
  ['VN', 'VNM', 'فيتنامي', 'Vietnamese', 'Vietnamienne'],
  ['CN', 'CHN', 'صيني', 'Chinese', 'Chinoise'],
  ['JP', 'JPN', 'ياباني', 'Japanese', 'Japonaise'],
  ['KR', 'KOR', 'كوري جنوبي', 'South Korean', 'Sud-coréenne'],
  ['KZ', 'KAZ', 'كازاخستاني', 'Kazakhstani', 'Kazakhstanaise'],
  ['UZ', 'UZB', 'أوزبكي', 'Uzbek', 'Ouzbèke'],
  ['AZ', 'AZE', 'أذربيجاني', 'Azerbaijani', 'Azerbaïdjanaise'],
  ['RU', 'RUS', 'روسي', 'Russian', 'Russe'],
  ['UA', 'UKR', 'أوكراني', 'Ukrainian', 'Ukrainienne'],
  ['GB', 'GBR', 'بريطاني', 'British', 'Britannique', 'UK', 'U.K.', 'England', 'بريطانيا'],
  ['IE', 'IRL', 'أيرلندي', 'Irish', 'Irlandaise'],
  ['FR', 'FRA', 'فرنسي', 'French', 'Française'],
  ['DE', 'DEU', 'ألماني', 'German', 'Allemande'],
  ['IT', 'ITA', 'إيطالي', 'Italian', 'Italienne'],
  ['ES', 'ESP', 'إسباني', 'Spanish', 'Espagnole'],
  ['PT', 'PRT', 'برتغالي', 'Portuguese', 'Portugaise'],
  ['NL', 'NLD', 'هولندي', 'Dutch', 'Néerlandaise', 'Holland'],
  ['BE', 'BEL', 'بلجيكي', 'Belgian', 'Belge'],
  ['CH', 'CHE', 'سويسري', 'Swiss', 'Suisse'],
  ['AT', 'AUT', 'نمساوي', 'Austrian', 'Autrichienne'],
  ['SE', 'SWE', 'سويدي', 'Swedish', 'Suédoise'],
  ['NO', 'NOR', 'نرويجي', 'Norwegian', 'Norvégienne'],
  ['DK', 'DNK', 'دنماركي', 'Danish', 'Danoise'],
  ['FI', 'FIN', 'فنلندي', 'Finnish', 'Finlandaise'],
  ['PL', 'POL', 'بولندي', 'Polish', 'Polonaise'],
  ['CZ', 'CZE', 'تشيكي', 'Czech', 'Tchèque'],
  ['HU', 'HUN', 'مجري', 'Hungarian', 'Hongroise'],
  ['RO', 'ROU', 'روماني', 'Romanian', 'Roumaine'],
  ['BG', 'BGR', 'بلغاري', 'Bulgarian', 'Bulgare'],
  ['RS', 'SRB', 'صربي', 'Serbian', 'Serbe'],
  ['BA', 'BIH', 'بوسني', 'Bosnian', 'Bosnienne'],
  ['AL', 'ALB', 'ألباني', 'Albanian', 'Albanaise'],
  ['GR', 'GRC', 'يوناني', 'Greek', 'Grecque'],
  ['CY', 'CYP', 'قبرصي', 'Cypriot', 'Chypriote'],
  ['MT', 'MLT', 'مالطي', 'Maltese', 'Maltaise'],
  ['US', 'USA', 'أمريكي', 'American', 'Américaine', 'U.S.A.', 'United States of America', 'أمريكا'],
  ['CA', 'CAN', 'كندي', 'Canadian', 'Canadienne'],
  ['MX', 'MEX', 'مكسيكي', 'Mexican', 'Mexicaine'],
  ['BR', 'BRA', 'برازيلي', 'Brazilian', 'Brésilienne'],
  ['AR', 'ARG', 'أرجنتيني', 'Argentine', 'Argentine', 'Argentinian'],
  ['CL', 'CHL', 'تشيلي', 'Chilean', 'Chilienne'],
  ['CO', 'COL', 'كولومبي', 'Colombian', 'Colombienne'],
  ['AU', 'AUS', 'أسترالي', 'Australian', 'Australienne'],
  ['NZ', 'NZL', 'نيوزيلندي', 'New Zealander', 'Néo-zélandaise'],
]

const countryNames = {
  ar: new Intl.DisplayNames(['ar'], { type: 'region' }),
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
  fr: new Intl.DisplayNames(['fr'], { type: 'region' }),
}

export const countryName = (iso2: string) => ({
  ar: countryNames.ar.of(iso2)!,
  en: countryNames.en.of(iso2)!,
  fr: countryNames.fr.of(iso2)!,
})

/** The adjective as it agrees with «الجنسية», whoever bears it: «كورية جنوبية». */
export const arabicFeminine = (masculine: string): string =>
  masculine
    .split(' ')
    .map((word) => (word.endsWith('ي') ? `${word}ة` : word))
    .join(' ')

/** Everything a roster may write for the nationality, folded as it is compared. */
export function spellingsOf([iso2, iso3, ar, en, fr, ...others]: Row): string[] {
  const country = countryName(iso2)
  const feminine = arabicFeminine(ar)
  const definite = [`ال${ar}`, `ال${feminine}`]
  const all = [iso2, iso3, ar, feminine, ...definite, en, fr, country.ar, country.en, country.fr, ...others]
  return [...new Set(all.map(foldText))]
}
