import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { nationalities, spellingsOf } from '#database/seeds/lookups/nationalities.ts'
import { checkRoster, type Known, type RosterRow } from './check.ts'
import { parseCsv } from '#platform/server/content/csv.ts'
import { guessMapping } from './header.ts'

const fixture = (name: string) => readFileSync(new URL(`../../../../testing/fixtures/${name}`, import.meta.url), 'utf8')
const known: Known = {
  today: '2026-11-21',
  nationalities: new Map(nationalities.flatMap((row, at) => spellingsOf(row).map((spelling) => [spelling, at + 1]))),
  emails: new Set(),
  passports: new Set(),
}
const rowsOf = (cells: readonly string[][]): RosterRow[] => cells.map((row, at) => ({ row: at + 2, cells: row }))
const codesOf = (lines: string, more: Partial<Known> = {}) => {
  const [header = [], ...rows] = parseCsv(lines)
  return checkRoster(rowsOf(rows), guessMapping(header), { ...known, ...more }).findings.map(
    (finding) => `${finding.row}:${finding.column} ${finding.code}`,
  )
}

describe('the roster as an academy sent it', () => {
  const [header = [], ...rows] = parseCsv(fixture('roster.csv'))
  const mapping = guessMapping(header)
  const checked = checkRoster(rowsOf(rows), mapping, known)

  test('complains about exactly the expected cells, expired passports apart', () => {
    const expected = fixture('roster.expected.tsv')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t').slice(0, 2).join(':'))
    const found = checked.findings
      .filter((finding) => finding.code !== 'passportExpired')
      .map((finding) => `${finding.row}:${finding.column}`)
    expect(found).toEqual(expected)
  })

  test('says what is wrong there', () => {
    const said = Object.fromEntries(
      checked.findings
        .filter((finding) => finding.code !== 'passportExpired')
        .map((finding) => [`${finding.row}:${finding.column}`, [finding.code, finding.severity, finding.otherRow]]),
    )
    expect(said).toEqual({
      '7:4': ['dateInvalid', 'error', null],
      '47:8': ['emailMissing', 'error', null],
      '50:10': ['formulaKept', 'warning', null],
      '66:8': ['emailTwice', 'error', 81],
      '68:4': ['birthInFuture', 'error', null],
      '73:9': ['phoneTooShort', 'error', null],
      '83:6': ['passportTwice', 'error', 81],
      '90:5': ['nationalityUnknown', 'error', null],
      '93:8': ['emailInvalid', 'error', null],
      '103:1': ['nameArMissing', 'error', null],
      '117:3': ['genderUnknown', 'error', null],
    })
    expect(checked.findings.filter((finding) => finding.code === 'passportExpired')).not.toHaveLength(0)
  })

  test('takes the other rows as they are meant and skips the blank one silently', () => {
    expect(checked.blankRows).toHaveLength(1)
    expect(checked.people).toHaveLength(rows.length - 1 - 10)
    expect(checked.people[0]).toEqual({
      row: 2,
      nameAr: 'فاطمة سامي الكعبي',
      nameEn: 'Fatma Samy Alkaabi',
      gender: 'female',
      birthDate: '1997-01-27',
      nationality: '1',
      passportNumber: 'A94641177',
      passportExpiresOn: '2026-10-19',
      email: 'fatma.alkaabi0@example.com',
      mobile: '+201090830166',
      jobTitle: 'أخصائي أمن مطار',
      employer: 'الطيران المدني',
    })
    expect(checked.people.find((person) => person.row === 50)?.jobTitle).toBe(
      '=HYPERLINK("http://example.invalid","x")',
    )
  })
})

describe('cells', () => {
  test('a row left out neither complains about others nor keeps a value for itself', () => {
    const rows = rowsOf([
      ['أ', 'one@example.com'],
      ['ب', 'ONE@example.com'],
    ])
    const mapping = ['nameAr', 'email'] as const
    expect(checkRoster(rows, mapping, known).findings).toMatchObject([{ row: 3, code: 'emailTwice', otherRow: 2 }])
    const skipped = rows.map((row) => (row.row === 2 ? { ...row, isSkipped: true } : row))
    expect(checkRoster(skipped, mapping, known)).toMatchObject({ findings: [], people: [{ row: 3 }] })
  })

  test('people whom the academy has already are named at both cells', () => {
    const lines = 'الاسم,Email,Passport\nأحمد علي,Ahmed@Example.com,a 12٣45'
    const more = { emails: new Set(['ahmed@example.com']), passports: new Set(['A12345']) }
    expect(codesOf(lines, more)).toEqual(['2:2 emailKnown', '2:3 passportKnown'])
    expect(codesOf(lines)).toEqual([])
  })

  test('rows that are likely one person: told at the second, with in what they agree', () => {
    const header = 'الاسم,الاسم بالإنجليزية,Email,تاريخ الميلاد,Mobile,Passport,Passport expiry'
    const twice = (...lines: string[]) => {
      const [titles = [], ...rows] = parseCsv([header, ...lines].join('\n'))
      const likely = { ...known, likelyTrainees: new Map() }
      return checkRoster(rowsOf(rows), guessMapping(titles), likely).findings.map(
        ({ row, column, code, otherRow, reasons }) => `${row}:${column} ${code} ${otherRow}: ${reasons.join(' ')}`,
      )
    }
    const first = 'سعاد مراد,Souad Mourad,a@example.com,03/02/1990,+201000000001,A1234567,01/01/2030'
    // A day with the name in one script, a number with a day, and never a name or a number alone.
    expect(twice(first, 'سعاد  مراد,,b@example.com,03/02/1990,,,')).toEqual(['3:1 likelyTwice 2: name birthDate'])
    expect(twice(first, 'س. مراد,SOUAD MOURAD,b@example.com,03/02/1990,,,')).toEqual([
      '3:1 likelyTwice 2: name birthDate',
    ])
    expect(twice(first, 'هدى سالم,Hoda Salem,b@example.com,03/02/1990,0100 000 0001,,')).toEqual([
      '3:1 likelyTwice 2: mobile birthDate',
    ])
    expect(twice(first, 'سعاد مراد,Souad Mourad,b@example.com,,+201000000001,,')).toEqual([
      '3:1 likelyTwice 2: mobile name',
    ])
    expect(twice(first, 'سعاد مراد,,b@example.com,,,B9994567,01/01/2030')).toEqual(['3:1 likelyTwice 2: passport name'])
    expect(twice(first, 'سعاد مراد,Souad Mourad,b@example.com,,,,')).toEqual([])
    expect(twice(first, 'هدى سالم,Hoda Salem,b@example.com,04/02/1990,+201000000001,,')).toEqual([])
  })

  test('phones, dashes for nothing, and signs that begin a formula', () => {
    const lines = 'الاسم,Email,Mobile,Job title\nأحمد علي,a@example.com,'
    expect(codesOf(`${lines}0020 100 111 2222,—`)).toEqual([])
    expect(codesOf(`${lines}call me,n/a`)).toEqual(['2:3 phoneInvalid'])
    expect(codesOf(`${lines},@SUM(A1)`)).toEqual(['2:4 formulaKept'])
    // as our own exports write both
    expect(codesOf(`${lines}'+20 100 111 2222,'@SUM(A1)`)).toEqual(['2:4 formulaKept'])
  })
})

describe('what real files hold', () => {
  const one = (title: string, cell: string, more: Partial<Known> = {}) =>
    codesOf(`الاسم,Email,${title}\nأحمد علي,a@example.com,"${cell}"`, more)

  test.each([
    ['ذ', 'male'],
    ['ذكر', 'male'],
    ['M', 'male'],
    ['أ', 'female'],
    ['انثى', 'female'],
    ['Female', 'female'],
    ['مؤنث', 'female'],
  ])('the gender %s', (cell, gender) => {
    expect(one('Gender', cell)).toEqual([])
    const rows = rowsOf([['أحمد علي', 'a@example.com', cell]])
    expect(checkRoster(rows, ['nameAr', 'email', 'gender'], known).people[0]?.gender).toBe(gender)
  })

  test('numbers for genders are read and pointed at; what may mean either is refused', () => {
    expect(one('Gender', '١')).toEqual(['2:3 genderByNumber'])
    expect(one('Gender', 'م')).toEqual(['2:3 genderUnknown'])
    expect(one('Gender', '3')).toEqual(['2:3 genderUnknown'])
  })

  test('what a spreadsheet could not calculate is empty, and said', () => {
    expect(one('Job title', '#DIV/0!')).toEqual(['2:3 errorCell'])
    expect(codesOf('الاسم,Email\n#N/A,a@example.com')).toEqual(['2:1 errorCell', '2:1 nameArMissing'])
  })

  test('a number is no name, and two telephone numbers are not one', () => {
    expect(codesOf('الاسم,Email\n17,a@example.com')).toEqual(['2:1 nameInvalid'])
    expect(one('Mobile', '2576123 / 2576124')).toEqual(['2:3 phoneInvalid'])
    const rows = rowsOf([['أحمد', 'a@example.com', '+20 (0)100-123-4567']])
    expect(checkRoster(rows, ['nameAr', 'email', 'mobile'], known).people[0]?.mobile).toBe('+201001234567')
  })

  test('a date that may be either is refused where others of its column have the month first', () => {
    const dates = (...cells: string[]) =>
      codesOf(['الاسم,Email,Date of birth', ...cells.map((cell, at) => `أحمد,a${at}@example.com,${cell}`)].join('\n'))
    expect(dates('03/04/1985', '12/31/1985', '05/05/1990', '1990-03-04')).toEqual([
      '2:3 dateUnclear',
      '3:3 dateInvalid',
    ])
    expect(dates('03/04/1985', '31/12/1985')).toEqual([])
    expect(dates('03/04/1985', '31/12/1985', '12/31/1985', '30/12/1985')).toEqual(['4:3 dateInvalid'])
  })

  test('lines that a quote too many took into a cell are no employer', () => {
    const text = 'الاسم,Email,Employer\nأحمد,a@example.com,"Acme\nليلى,l@example.com,Beta"\nمنى,m@example.com,"One\nTwo"'
    expect(codesOf(text)).toEqual(['2:3 severalLines'])
  })

  test('letters that were lost before the file came are no name', () => {
    expect(codesOf('الاسم,Email,Job title\n???? ???,a@example.com,???????')).toEqual([
      '2:1 lettersLost',
      '2:3 lettersLost',
    ])
    expect(codesOf('الاسم,Email\nظ„ظٹظ„ظ‰,a@example.com')).toEqual(['2:1 lettersLost'])
    expect(one('Employer', 'H\ufffdl\ufffdne')).toEqual(['2:3 lettersLost'])
    expect(one('Employer', 'Who?')).toEqual([])
  })

  test('a Hijri day is read and named; a passport that expires then is refused', () => {
    const rows = rowsOf([['أحمد علي', 'a@example.com', '1452-01-01', '1405-03-12']])
    const checked = checkRoster(rows, ['nameAr', 'email', 'passportExpiresOn', 'birthDate'], known)
    expect(checked.findings).toMatchObject([
      { column: 3, code: 'hijriRead', severity: 'warning', day: '2030-05-04' },
      { column: 4, code: 'hijriRead', severity: 'warning', day: '1984-12-05' },
    ])
    expect(checked.people[0]).toMatchObject({ passportExpiresOn: '2030-05-04', birthDate: '1984-12-05' })
    expect(one('Passport expiry', '12/05/1852')).toEqual(['2:3 dateUnlikely'])
    expect(one('Passport expiry', '12/05/2099')).toEqual(['2:3 dateUnlikely'])
  })

  test('bare numbers are days in workbooks alone', () => {
    expect(one('Date of birth', '31245', { epoch: 1900 })).toEqual([])
    expect(one('Date of birth', '1990', { epoch: 1900 })).toEqual(['2:3 birthTooLongAgo'])
    expect(one('Date of birth', '31245')).toEqual(['2:3 dateInvalid'])
  })

  test('hidden rows and cells beyond the titles are pointed at', () => {
    const rows: RosterRow[] = [{ row: 2, cells: ['أحمد علي', 'a@example.com', 'more'], isHidden: true }]
    const found = checkRoster(rows, ['nameAr', 'email', null], known, 2).findings
    expect(found).toMatchObject([
      { column: 1, code: 'rowHidden', severity: 'warning' },
      { column: 3, code: 'beyondTitles', severity: 'warning' },
    ])
  })
})

test('5,000 rows are checked, each against all others', () => {
  const [header = [], ...rows] = parseCsv(fixture('roster.csv'))
  const many = Array.from({ length: 5000 }, (_, at) => ({ row: at + 2, cells: rows[at % rows.length]! }))
  const { findings } = checkRoster(many, guessMapping(header), known)
  expect(findings.filter((each) => each.code === 'emailTwice').length).toBeGreaterThan(4000)
})
