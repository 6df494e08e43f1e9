import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'
import { countedInArabic } from './arabic-count.ts'
import { currencyNouns } from './currency-nouns.ts'

/* Written by hand from the grammars, not from what the program said. */
const table: readonly [number, string, string, string, string][] = [
  [0, 'USD', 'صفر دولار أمريكي', 'zero US dollars', 'zéro dollar américain'],
  [100, 'USD', 'دولار أمريكي واحد', 'one US dollar', 'un dollar américain'],
  [200, 'USD', 'دولاران أمريكيان', 'two US dollars', 'deux dollars américains'],
  [300, 'USD', 'ثلاثة دولارات أمريكية', 'three US dollars', 'trois dollars américains'],
  [1000, 'USD', 'عشرة دولارات أمريكية', 'ten US dollars', 'dix dollars américains'],
  [1100, 'USD', 'أحد عشر دولارًا أمريكيًا', 'eleven US dollars', 'onze dollars américains'],
  [1200, 'EGP', 'اثنا عشر جنيهًا مصريًا', 'twelve Egyptian pounds', 'douze livres égyptiennes'],
  [2100, 'EGP', 'واحد وعشرون جنيهًا مصريًا', 'twenty-one Egyptian pounds', 'vingt et une livres égyptiennes'],
  [10000, 'USD', 'مائة دولار أمريكي', 'one hundred US dollars', 'cent dollars américains'],
  [10100, 'USD', 'مائة دولار أمريكي ودولار أمريكي واحد', 'one hundred and one US dollars', 'cent un dollars américains'],
  [10200, 'SAR', 'مائة ريال سعودي وريالان سعوديان', 'one hundred and two Saudi riyals', 'cent deux riyals saoudiens'],
  [10300, 'USD', 'مائة وثلاثة دولارات أمريكية', 'one hundred and three US dollars', 'cent trois dollars américains'],
  [11100, 'USD', 'مائة وأحد عشر دولارًا أمريكيًا', 'one hundred and eleven US dollars', 'cent onze dollars américains'],
  [20000, 'USD', 'مئتا دولار أمريكي', 'two hundred US dollars', 'deux cents dollars américains'],
  [20500, 'USD', 'مئتان وخمسة دولارات أمريكية', 'two hundred and five US dollars', 'deux cent cinq dollars américains'],
  [100000, 'USD', 'ألف دولار أمريكي', 'one thousand US dollars', 'mille dollars américains'],
  [200000, 'USD', 'ألفا دولار أمريكي', 'two thousand US dollars', 'deux mille dollars américains'],
  [300000, 'USD', 'ثلاثة آلاف دولار أمريكي', 'three thousand US dollars', 'trois mille dollars américains'],
  [1100000, 'USD', 'أحد عشر ألف دولار أمريكي', 'eleven thousand US dollars', 'onze mille dollars américains'],
  [20000000, 'USD', 'مئتا ألف دولار أمريكي', 'two hundred thousand US dollars', 'deux cent mille dollars américains'],
  [
    10300000,
    'USD',
    'مائة وثلاثة آلاف دولار أمريكي',
    'one hundred and three thousand US dollars',
    'cent trois mille dollars américains',
  ],
  [100000000, 'USD', 'مليون دولار أمريكي', 'one million US dollars', 'un million de dollars américains'],
  [200000000, 'USD', 'مليونا دولار أمريكي', 'two million US dollars', 'deux millions de dollars américains'],
  [300000000, 'EUR', 'ثلاثة ملايين يورو', 'three million euros', 'trois millions d’euros'],
  [800, 'LBP', 'ثماني ليرات لبنانية', 'eight Lebanese pounds', 'huit livres libanaises'],
  [1800, 'LBP', 'ثماني عشرة ليرة لبنانية', 'eighteen Lebanese pounds', 'dix-huit livres libanaises'],
  [2100, 'LBP', 'إحدى وعشرون ليرة لبنانية', 'twenty-one Lebanese pounds', 'vingt et une livres libanaises'],
  [2800, 'TRY', 'ثمانٍ وعشرون ليرة تركية', 'twenty-eight Turkish liras', 'vingt-huit livres turques'],
  [1, 'SAR', 'هللة واحدة', 'one halala', 'une halala'],
  [2, 'SAR', 'هللتان', 'two halalas', 'deux halalas'],
  [7, 'SAR', 'سبع هللات', 'seven halalas', 'sept halalas'],
  [
    1500,
    'KWD',
    'دينار كويتي واحد وخمسمائة فلس',
    'one Kuwaiti dinar and five hundred fils',
    'un dinar koweïtien et cinq cents fils',
  ],
  [101, 'GBP', 'جنيه إسترليني واحد وبنس واحد', 'one pound sterling and one penny', 'une livre sterling et un penny'],
  [8100, 'GBP', 'واحد وثمانون جنيهًا إسترلينيًا', 'eighty-one pounds sterling', 'quatre-vingt-une livres sterling'],
  [500, 'JPY', 'خمسمائة ين ياباني', 'five hundred yen', 'cinq cents yens'],
  [-250, 'EUR', 'يوروان وخمسون سنتًا', 'two euros and fifty cents', 'deux euros et cinquante centimes'],
  [
    2998428,
    'EGP',
    'تسعة وعشرون ألفًا وتسعمائة وأربعة وثمانون جنيهًا مصريًا وثمانية وعشرون قرشًا',
    'twenty-nine thousand nine hundred and eighty-four Egyptian pounds and twenty-eight piastres',
    'vingt-neuf mille neuf cent quatre-vingt-quatre livres égyptiennes et vingt-huit piastres',
  ],
  [
    12345,
    'THB',
    'مائة وثلاثة وعشرون و45/100 (باخت تايلاندي)',
    'one hundred and twenty-three and 45/100 (Thai Baht)',
    'cent vingt-trois et 45/100 (baht thaïlandais)',
  ],
]

test.each(table)('%i minor units of %s are written out', (Minor, Currency, ar, en, fr) => {
  expect(amountInWords({ Minor, Currency }, 'ar')).toBe(ar)
  expect(amountInWords({ Minor, Currency }, 'en')).toBe(en)
  expect(amountInWords({ Minor, Currency }, 'fr')).toBe(fr)
})

test('no two amounts are written alike, up to the largest', () => {
  const draw = (
    (seed) => () =>
      (seed = (seed * 48_271) % 2_147_483_647)
  )(7)
  const amounts = [
    ...new Set([...Array.from({ length: 2_000 }, (_, at) => at), ...Array.from({ length: 2_000 }, draw)]),
  ]
  for (const language of ['ar', 'en', 'fr'] as const) {
    const written = new Set(amounts.map((Minor) => amountInWords({ Minor, Currency: 'SAR' }, language)))
    expect(written.size).toBe(amounts.length)
    for (const text of written) expect(text).not.toMatch(/undefined|\d| {2}|^ | $/)
  }
})

test('what is counted takes the form that its last part asks for', () => {
  const { ar: noun } = currencyNouns['EGP']!.major
  for (let count = 3; count < 3_000; count++) {
    const rest = count % 100
    const expected =
      rest === 0
        ? noun.one
        : rest === 1
          ? `${noun.one} واحد`
          : rest === 2
            ? noun.two
            : rest <= 10
              ? noun.few
              : noun.many
    expect(countedInArabic(count, noun).endsWith(expected)).toBe(true)
  }
})
