import { expect, test } from 'vitest'
import { formatIn, nothing } from './format.ts'

const now = () => new Date('2026-06-01T12:00:00Z')
const ar = formatIn('ar', { now })
const en = formatIn('en', { now })
const fr = formatIn('fr', { now })
/** Without the marks that only order the line. */
const bare = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replace(/[\u00a0\u202f]/g, ' ')

test('days are words, with the year only where it is another one', () => {
  expect(bare(ar.day('2026-11-22'))).toBe('٢٢ نوفمبر')
  expect(bare(ar.day('2027-01-03'))).toBe('٣ يناير ٢٠٢٧')
  expect(bare(en.day('2026-11-22'))).toBe('22 Nov')
  expect(bare(en.day('2025-11-22'))).toBe('22 Nov 2025')
  expect(bare(fr.day('2026-11-22'))).toBe('22 nov.')
  expect(bare(ar.weekdayAndDay('2026-11-22'))).toBe('الأحد ٢٢ نوفمبر')
  expect(bare(en.weekdayAndDay('2026-11-22'))).toBe('Sun 22 Nov')
})

test('French has a space before a colon, on which no line breaks', () => {
  expect([fr, en, ar].map(({ colon }) => colon)).toEqual(['\u00a0: ', ': ', ': '])
})

test('the present year is the academy’s', () => {
  const newYear = () => new Date('2026-12-31T22:30:00Z')
  expect(bare(formatIn('en', { now: newYear }).day('2027-01-02'))).toBe('2 Jan')
  expect(bare(formatIn('en', { now: newYear, timeZone: 'UTC' }).day('2027-01-02'))).toBe('2 Jan 2027')
})

test('on paper a day always bears its year', () => {
  const paper = formatIn('ar', { now, inFull: true })
  expect(bare(paper.day('2026-11-22'))).toBe('٢٢ نوفمبر ٢٠٢٦')
  expect(bare(paper.dayRange('2026-11-22', '2026-11-26'))).toBe('٢٢–٢٦ نوفمبر ٢٠٢٦')
})

test('what is solemn says a day in whole words, with its year', () => {
  expect([ar, en, fr].map((each) => each.fullDay('2026-11-22'))).toEqual([
    '٢٢ نوفمبر ٢٠٢٦',
    '22 November 2026',
    '22 novembre 2026',
  ])
  expect(formatIn('ar', { digits: 'latn' }).fullDay('2026-11-22')).toBe('22 نوفمبر 2026')
})

test('a period says month and year once', () => {
  expect(bare(ar.dayRange('2026-11-22', '2026-11-26'))).toBe('٢٢–٢٦ نوفمبر')
  expect(bare(ar.dayRange('2026-11-29', '2026-12-03'))).toBe('٢٩ نوفمبر – ٣ ديسمبر')
  expect(bare(ar.dayRange('2027-11-29', '2027-12-03'))).toBe('٢٩ نوفمبر – ٣ ديسمبر ٢٠٢٧')
  expect(bare(en.dayRange('2026-12-28', '2027-01-03'))).toBe('28 Dec 2026 – 3 Jan 2027')
  expect(bare(en.dayRange('2026-03-01', '2026-03-01'))).toBe('1 Mar')
})

test('in fields and files days are day/month/year in the digits of the language', () => {
  expect(bare(ar.numericDay('2026-03-01'))).toBe('٠١/٠٣/٢٠٢٦')
  for (const each of [en, fr, formatIn('de'), formatIn('pt')]) expect(each.numericDay('2026-03-01')).toBe('01/03/2026')
  expect(en.wallClock('2026-07-31T22:30:00Z')).toEqual({ day: '2026-08-01', time: '01:30' })
})

test('no dot stands between facts in Arabic, where it would be read as a zero', () => {
  expect(ar.joined(['٢٥ ساعة', null, '٥ جلسات', ''])).toBe('٢٥ ساعة، ٥ جلسات')
  expect(en.joined(['25 hours', false, '5 sessions'])).toBe('25 hours · 5 sessions')
})

test('the names of weekdays in narrow columns are words, not words cut off', () => {
  const week = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']
  expect(week.map(ar.weekdayShort)).toEqual(['أحد', 'اثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت'])
  expect(week.map(en.weekdayShort).slice(0, 2)).toEqual(['Sun', 'Mon'])
  expect(week.map(fr.weekdayShort).slice(0, 2)).toEqual(['dim', 'lun'])
})

test('an Arabic day keeps day, month and year in reading order', () => {
  expect(ar.numericDay('2026-03-01')).toMatch(/\u200f\//)
})

test('instants are shown in the zone of the academy, whatever that of the machine', () => {
  expect(bare(en.dateTime('2026-07-31T22:30:00Z'))).toBe('1 Aug, 01:30')
  expect(bare(ar.dateTime('2026-01-31T12:05:00Z'))).toBe('٣١ يناير، ١٤:٠٥')
  expect(bare(formatIn('en', { now, timeZone: 'UTC' }).dateTime('2026-07-31T22:30:00Z'))).toBe('31 Jul, 22:30')
})

test('times of day are as on the wall, on the 24-hour clock', () => {
  expect(ar.time('09:05')).toBe('٠٩:٠٥')
  expect(en.time('00:00:00')).toBe('00:00')
  expect(en.timeRange('09:00', '14:30')).toBe('09:00 – 14:30')
})

test('the Hijri day goes by Umm al-Qura', () => {
  expect(ar.hijri('2026-03-01')).toBe('١٢ رمضان ١٤٤٧ هـ')
  expect(en.hijri('2026-03-01')).toContain('Ramadan 1447')
})

test('numbers, percentages and lengths', () => {
  expect(ar.number(12_345.678)).toBe('١٢٬٣٤٥٫٦٨')
  expect(bare(fr.number(12_345.678))).toBe('12 345,68')
  expect(en.percent(88.125)).toBe('88.13%')
  expect(ar.count(2026)).toBe('٢٠٢٦')
  expect(en.minutes(95)).toBe('1 hour and 35 minutes')
  expect(ar.minutes(120)).toBe('ساعتان')
  expect(en.minutes(0)).toBe('0 minutes')
})

test('a zero that stands alone is a word in Arabic, where its digit is a dot', () => {
  expect(ar.number(0)).toBe('صفر')
  expect(bare(ar.percent(0))).toBe('صفر٪')
  expect(ar.minutes(0)).toBe('صفر دقيقة')
  expect(ar.number(10)).toBe('١٠')
  expect([en.number(0), fr.percent(0)].map(bare)).toEqual(['0', '0 %'])
  // Where digits stand in columns, are typed or counted on, they stay digits.
  expect([ar.count(0), ar.plain(0, 0, 2), bare(ar.money({ Minor: 0, Currency: 'USD' }))]).toEqual([
    '٠',
    '٠',
    '٠٫٠٠ USD',
  ])
})

test('Arabic is written in 0-9 too, with the marks that go with them and a zero that is a digit', () => {
  const latin = formatIn('ar', { now, digits: 'latn' })
  expect(bare(latin.day('2027-11-22'))).toBe('22 نوفمبر 2027')
  expect(bare(latin.dayRange('2026-11-22', '2026-11-26'))).toBe('22–26 نوفمبر')
  expect(bare(latin.numericDay('2026-03-01'))).toBe('01/03/2026')
  expect(bare(latin.dateTime('2026-01-31T12:05:00Z'))).toBe('31 يناير، 14:05')
  expect(latin.hijri('2026-03-01')).toBe('12 رمضان 1447 هـ')
  expect([latin.number(12_345.678), latin.number(0), latin.digits('2026')]).toEqual(['12,345.68', '0', '2026'])
  expect(bare(latin.percent(0))).toBe('0%')
  expect(bare(latin.minutes(0))).not.toContain('صفر')
  expect(bare(latin.money({ Minor: 100_000, Currency: 'EGP' }))).toContain('1,000.00')
  expect(formatIn('en', { now, digits: 'latn' }).number(12_345.678)).toBe(en.number(12_345.678))
})

test('above 999 one decimal and k', () => {
  expect(en.abbreviated(999)).toBe('999')
  expect(en.abbreviated(1000)).toBe('1.0k')
  expect(en.abbreviated(12_345)).toBe('12.3k')
  expect(en.abbreviated(1_234_567)).toBe('1,234.6k')
  expect(ar.abbreviated(12_345)).toBe('١٢٫٣k')
})

test('money by the minor digits of its currency', () => {
  expect(en.money({ Minor: 1250, Currency: 'USD' })).toBe('US$12.50')
  expect(bare(en.money({ Minor: 1250, Currency: 'KWD' }))).toBe('KWD 1.250')
  expect(bare(ar.money({ Minor: 1250, Currency: 'USD' }))).toBe('١٢٫٥٠ USD')
  expect(bare(ar.money({ Minor: 100_000, Currency: 'EGP' }))).toBe('١٬٠٠٠٫٠٠ ج.م.')
})

test('how long ago', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  expect(en.relative('2026-03-01T09:00:00Z', now)).toBe('3 hours ago')
  expect(ar.relative('2026-02-28T12:00:00Z', now)).toBe('أمس')
})

test('what is absent is a dash', () => {
  const { day, dateTime, time, dayRange, number, percent, money, abbreviated, minutes, hijri, relative } = en
  for (const write of [day, dateTime, time, number, percent, money, abbreviated, minutes, hijri, relative])
    expect(write(null)).toBe(nothing)
  expect(dayRange(null, undefined)).toBe(nothing)
  expect(number(0)).toBe('0')
})

test('what is being typed and is no day or time yet stands as it is', () => {
  for (const typed of ['1', '1/', '31/02/1999', '1 رمضان', '2026-13-01']) {
    for (const write of [ar.day, ar.numericDay, ar.weekdayAndDay, ar.weekday, ar.weekdayShort, ar.month, ar.hijri])
      expect(write(typed)).toBe(typed)
    expect(ar.dayRange(typed, '2026-03-01')).toContain(typed)
    expect(ar.dayRange('2026-03-01', typed)).toContain(typed)
  }
  expect(en.time('9:')).toBe('9:')
  expect(en.timeRange('09:00', '1')).toBe('09:00 – 1')
})

test('a file of few bytes is not said to have none', () => {
  expect(bare(en.bytes(14))).toBe('14 byte')
  expect(bare(ar.bytes(14))).toContain('١٤')
  expect(bare(en.bytes(1400))).toBe('1.4 kB')
})
