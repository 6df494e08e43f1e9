import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { finished, withoutNothing, type ImportedQuestion } from '../import/imported-question.ts'
import { readBankFile, readBankPackage, readBankSheets, type ReadBank } from '../import/read-bank.ts'
import { questionFaults } from '../question-faults.ts'
import { usualSeconds } from '../question.ts'
import { asWritten, type BankQuestion } from './bank-question.ts'
import { writeGift } from './gift.ts'
import { isLeftOut, lossesOf, withoutMedia, type ExportFormat } from './losses.ts'
import { writeMoodleXml } from './moodle-xml.ts'
import { writeQti } from './qti/package.ts'
import { writeSheet } from './sheet.ts'

const place = { category: { course: 'SMS-101', module: 'Safety / policy' } }
const png = Buffer.from('a picture').toString('base64')
const mp3 = Buffer.from('a sound').toString('base64')

/** What each format makes of the questions, read again. */
const trips: Readonly<Record<ExportFormat, (questions: readonly BankQuestion[]) => ReadBank | null>> = {
  gift: (questions) => readBankFile(Buffer.from(writeGift(questions))),
  moodleXml: (questions) => readBankFile(Buffer.from(writeMoodleXml(questions))),
  qti21: (questions) => packed(questions, 'qti21'),
  qti3: (questions) => packed(questions, 'qti3'),
  xlsx: (questions) => {
    const { header, rows } = writeSheet(questions, 'ar')
    const cells = rows.map((row) => row.map((cell) => String(cell ?? '').trim()))
    return readBankSheets([{ name: 'Sheet1', rows: [header, ...cells] }])
  },
}

function packed(questions: readonly BankQuestion[], format: 'qti21' | 'qti3'): ReadBank | null {
  const files = new Map(writeQti(questions, format).map((file) => [file.path, file]))
  return readBankPackage({
    paths: [...files.keys()],
    text: (path) => files.get(path)?.text ?? null,
    base64: (path) => files.get(path)?.base64 ?? null,
  })
}

/** What a reader must give: names of media and ends of empty elements apart. */
const comparable = ({
  name,
  category,
  labels,
  type,
  text,
  modelAnswer,
  feedback,
  settings,
  weight,
  seconds,
  answers,
  media,
}: BankQuestion) => ({
  name,
  category,
  labels,
  type,
  modelAnswer: html(modelAnswer),
  settings,
  weight,
  seconds,
  text: html(text),
  feedback: html(feedback ?? ''),
  answers: answers.map(withoutNothing),
  media: media.map(({ kind, base64 }) => ({ kind, base64 })),
})
const html = (text: string) => text.replace(/\s*\/>/g, '>')
const usual = { name: 'n', ...place, modelAnswer: '', media: [], weight: 1 }
const asked = (text: string) => `<p dir="ltr">${text}</p>`

const samples: Readonly<Record<string, BankQuestion>> = {
  'one choice, with a picture as an answer': {
    ...usual,
    type: 'multiChoice',
    text: '<p dir="rtl">ما هدف <strong>إدارة السلامة</strong>؟ <img src="medium:0" alt="رسم" width="200"></p>',
    feedback: asked('Because of {this} = 2 &amp; ~3 &lt; 4.'),
    weight: 2.5,
    seconds: 75,
    labels: { level: 'متوسط', category: 'Safety, general' },
    answers: [
      { text: 'خفض المخاطر', isRight: true, feedback: 'أحسنت' },
      { text: '100% = {all} ~ a:b #c \\d', isRight: false, feedback: 'first\nsecond line' },
      { text: '', isRight: false, medium: 1 },
    ],
    media: [
      { name: 'a.png', kind: 'picture', base64: png },
      { name: 'b.png', kind: 'picture', base64: Buffer.from('another').toString('base64') },
    ],
  },
  'pairs, with a picture as an answer': {
    ...usual,
    type: 'matching',
    text: asked('Which sign says what?'),
    seconds: 90,
    answers: [
      { text: 'red', match: 'stop', isRight: true },
      { text: '', match: 'go', medium: 0, isRight: true },
      { text: 'amber', match: 'wait', isRight: true },
    ],
    media: [{ name: 'green.png', kind: 'picture', base64: png }],
  },
  'one choice, where a wrong one takes away': {
    ...usual,
    type: 'multiChoice',
    text: asked('Which?'),
    seconds: usualSeconds.multiChoice,
    answers: [
      { text: 'a', isRight: true, fraction: 100 },
      { text: 'b', isRight: false, fraction: -50 },
    ],
  },
  'several choices of equal shares': {
    ...usual,
    type: 'multiAnswers',
    text: asked('Lesquelles ? L’été, déjà.'),
    seconds: 90,
    weight: 3,
    answers: [
      { text: 'a', isRight: true },
      { text: 'b', isRight: true },
      { text: 'c', isRight: true },
      { text: 'd', isRight: false, feedback: 'no' },
    ],
  },
  'several choices of uneven shares': {
    ...usual,
    type: 'multiAnswers',
    text: asked('Which?'),
    seconds: 90,
    weight: 7,
    answers: [
      { text: 'a', isRight: true, fraction: 70 },
      { text: 'b', isRight: true, fraction: 30 },
      { text: 'c', isRight: false, fraction: -33.33333 },
    ],
  },
  'true or false': {
    ...usual,
    type: 'trueFalse',
    text: '<p dir="rtl">هل هذا صحيح؟</p>',
    seconds: 45,
    answers: [
      { text: 'true', isRight: false, feedback: 'انظر الفصل الثاني' },
      { text: 'false', isRight: true },
    ],
  },
  'a written answer with its model and a sound': {
    ...usual,
    type: 'text',
    text: `<p dir="ltr">Listen.<br></p><audio src="medium:0"></audio><ul><li>one</li><li>two &amp; three</li></ul>`,
    modelAnswer: asked('All of <em>that</em>'),
    seconds: 600,
    weight: 10,
    answers: [],
    media: [{ name: 's.mp3', kind: 'sound', base64: mp3 }],
  },
  'a short answer, compared strictly': {
    ...usual,
    type: 'shortAnswer',
    text: asked('Capital of Egypt?'),
    seconds: 60,
    settings: { matchCase: true, matchMarks: true, matchSpaces: true, units: false },
    answers: [
      { text: 'Cairo -> القاهرة', isRight: true, fraction: 100, feedback: 'yes' },
      { text: '%50%Al *', isRight: true, fraction: 50 },
      { text: '[html]Giza', isRight: false, fraction: 0, feedback: 'near' },
    ],
  },
  'a number': {
    ...usual,
    type: 'numerical',
    text: asked('How many?'),
    seconds: 120,
    settings: { matchCase: false, matchMarks: false, matchSpaces: false, units: true },
    answers: [
      { text: '3.14', isRight: true, fraction: 100, tolerance: 0.01, feedback: 'right' },
      { text: '3', isRight: true, fraction: 50, tolerance: 0.2 },
      { text: '*', isRight: false, fraction: 0, feedback: 'count again' },
    ],
  },
  'pairs, one half without a partner': {
    ...usual,
    type: 'matching',
    text: asked('Match.'),
    seconds: 120,
    answers: [
      { text: 'cat', match: 'meows', isRight: true },
      { text: 'dog <b>', match: 'barks & bites', isRight: true },
      { text: 'puppy', match: 'barks & bites', isRight: true },
      { text: '', match: 'sings', isRight: false },
    ],
  },
}

/** What a format carries of a question. */
function carried(format: ExportFormat, question: BankQuestion): BankQuestion {
  const isText = format === 'gift' || format === 'xlsx'
  const bare = isText ? withoutMedia(question) : question
  if (format !== 'gift') return bare
  const lines = (text: string | undefined) => text?.replace(/[ \n]+/g, ' ')
  return {
    ...bare,
    modelAnswer: '',
    answers: bare.answers.map((answer) => ({ ...answer, feedback: lines(answer.feedback) })),
  }
}

describe.each(Object.keys(trips) as ExportFormat[])('%s', (format) => {
  it.each(Object.entries(samples))('carries %s', (name, sample) => {
    const question = asWritten(sample)
    const read = trips[format]([question])
    const isLost = name.includes('as an answer') && (format === 'gift' || format === 'xlsx')
    if (isLost) {
      // an answer that is a picture alone is nothing without it, and the losses say that the question stays behind
      const losses = lossesOf(format, question)
      expect([losses, isLeftOut(losses)]).toEqual([['pictureAlone'], true])
      return
    }
    expect(isLeftOut(lossesOf(format, question))).toBe(false)
    expect(read?.problems).toEqual([])
    expect(read?.questions.map(comparable)).toEqual([comparable(carried(format, question))])
    expect(read?.questions[0]?.notes.filter(({ code }) => code === 'mediaLost' || code === 'tagsLost')).toEqual([])
  })
  it('keeps questions apart, in their order and places', () => {
    const several = Object.entries(samples)
      .filter(([name]) => !name.includes('as an answer'))
      .map(([name, sample], at) =>
        asWritten({
          ...sample,
          name,
          category: { course: `C-${Math.floor(at / 3)}`, module: at % 2 === 0 ? '' : 'M/1' },
        }),
      )
    const read = trips[format](several)
    expect(read?.format).toBe(format)
    expect(read?.questions.map((each) => [each.number, each.name, each.category])).toEqual(
      several.map((each, at) => [at + 1, each.name, each.category]),
    )
  })
})

/* Any text that the bank may hold: no space at its ends, one at a time within. */
const tidy = (text: string) => text.replace(/ +/g, ' ').trim()
const signs = fc.constantFrom(
  ...'~=#{}:\\,;"\'/%$[]<>&*-.?!()',
  'a',
  'B',
  '9',
  'é',
  'س',
  'ؤ',
  ' ',
  '->',
  '::',
  '//',
  '[html]',
  '&amp;',
  ']]>',
  'medium:',
  '\u00a0',
  '\u202f',
  '\u200f',
  '\u202b',
  '\u2066',
  '😀',
  '👍🏽',
  '&#160;',
)
/* What may stand within a long text, and is the same said in one way. */
const saidInWays = fc.constantFrom(
  '',
  '\n',
  '\r\n',
  '\r',
  '&#160;',
  '&nbsp;',
  '&#xA0;',
  '&#8207;',
  '&#x1F600;',
  '&#38;',
  '\u0007',
)
const line = fc.array(signs, { minLength: 1, maxLength: 14 }).map((parts) => `x${tidy(parts.join(''))}`)
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const rich = fc
  .array(fc.tuple(line, saidInWays, line), { minLength: 1, maxLength: 3 })
  .map((each) => each.map(([one, said, two]) => `<p dir="ltr">${escaped(one)}${said}${escaped(two)}</p>`).join(''))
const inLines = fc.array(line, { minLength: 1, maxLength: 2 }).map((parts) => parts.join('\r\n'))
const feedback = fc.option(inLines, { nil: undefined })
const distinct = (least: number) => fc.uniqueArray(line, { minLength: least, maxLength: 5 })

const answers = fc.oneof(
  distinct(2).chain((texts) =>
    fc
      .tuple(
        fc.nat({ max: texts.length - 1 }),
        fc.array(feedback, { minLength: texts.length, maxLength: texts.length }),
      )
      .map(([right, said]) => ({
        type: 'multiChoice' as const,
        answers: texts.map((text, at) => ({ text, isRight: at === right, feedback: said[at] })),
      })),
  ),
  distinct(2).chain((texts) =>
    fc.integer({ min: 1, max: texts.length }).map((rights) => ({
      type: 'multiAnswers' as const,
      answers: texts.map((text, at) => ({ text, isRight: at < rights })),
    })),
  ),
  distinct(1).chain((texts) =>
    fc.array(fc.constantFrom(0, 12.5, 50, 100), { minLength: texts.length, maxLength: texts.length }).map((shares) => ({
      type: 'shortAnswer' as const,
      answers: texts.map((text, at) => ({ text, isRight: true, fraction: at === 0 ? 100 : shares[at]! })),
    })),
  ),
  fc.uniqueArray(fc.integer({ min: -9999, max: 9999 }), { minLength: 1, maxLength: 4 }).map((numbers) => ({
    type: 'numerical' as const,
    answers: numbers.map((number, at) => ({
      text: String(number / 8),
      isRight: true,
      fraction: at === 0 ? 100 : 25,
      tolerance: at / 4,
    })),
  })),
  fc.tuple(distinct(2), distinct(2)).map(([left, right]) => ({
    type: 'matching' as const,
    answers: [
      ...left.map((text, at) => ({ text, match: right[at % right.length]!, isRight: true })),
      { text: '', match: 'nobody’s', isRight: false },
    ],
  })),
  fc.boolean().map((isTrue) => ({
    type: 'trueFalse' as const,
    answers: [
      { text: 'true', isRight: isTrue },
      { text: 'false', isRight: !isTrue },
    ],
  })),
  fc.constant({ type: 'text' as const, answers: [] }),
)

const questions = fc
  .record({
    kind: answers,
    text: rich,
    feedback: fc.option(rich, { nil: undefined }),
    name: line,
    weight: fc.integer({ min: 1, max: 999_999 }).map((cents) => cents / 100),
    seconds: fc.integer({ min: 1, max: 36_000 }),
    level: line,
    modelAnswer: rich,
  })
  .map(({ kind, level, ...rest }) =>
    asWritten({
      ...rest,
      ...kind,
      ...place,
      labels: { level },
      media: [],
      modelAnswer: kind.type === 'text' ? rest.modelAnswer : '',
    }),
  )
  .filter((question) => questionFaults(question).length === 0)

test.each(Object.keys(trips) as ExportFormat[])('%s brings back any question that it says it carries', (format) => {
  fc.assert(
    fc.property(fc.array(questions, { minLength: 1, maxLength: 3 }), (several) => {
      const read = trips[format](several)
      expect(read?.problems).toEqual([])
      expect(read?.questions.map(comparable)).toEqual(several.map((each) => comparable(carried(format, each))))
    }),
    { numRuns: 60 },
  )
})

const category = fc.record({
  course: fc.constantFrom('top', 'TOP', '$course$', 'SMS-101', 'a/b', '/x', 'x/', '/', '//'),
  module: fc.constantFrom(
    '',
    'top',
    '$course$ / top',
    'Safety / policy',
    'a//b',
    '/',
    '/ b',
    'a /',
    'x / / y',
    'a /  / b',
    'سلامة\u00a0/ طيران',
  ),
})

test.each(Object.keys(trips) as ExportFormat[])('%s brings every question back to its course and module', (format) => {
  fc.assert(
    fc.property(fc.array(category, { minLength: 1, maxLength: 4 }), (places) => {
      const several = places.map((each) => asWritten({ ...samples['true or false']!, category: each }))
      expect(trips[format](several)?.questions.map((each) => each.category)).toEqual(places)
    }),
    { numRuns: 200 },
  )
})

test('what is shown alone is named, and what stands beside words is told as lost', () => {
  const sample = samples['true or false']!
  const picture = '<img src="medium:0" alt="">'
  const media = samples['pairs, with a picture as an answer']!.media
  const shown = (text: string) => lossesOf('gift', asWritten({ ...sample, text, media }))
  expect([shown(`<p>${picture}</p>`), shown(`<p>Is it? ${picture}</p>`)]).toEqual([['pictureAlone'], ['media']])
  const lines = { ...sample, answers: sample.answers.map((each) => ({ ...each, feedback: 'one\ntwo' })) }
  expect(lossesOf('gift', asWritten(lines))).toEqual(['feedbackLines'])
})

test('what is the same is written in one way, and no sign is cut in two', () => {
  const sample = samples['true or false']!
  const text = '<p>a\r\nb\rc&#160;d&nbsp;e&#xa0;f\u0007 &#38; &amp;#160; 😀</p>'
  expect(asWritten({ ...sample, text }).text).toBe('<p>a\nb\nc\u00a0d\u00a0e\u00a0f &#38; &amp;#160; 😀</p>')
  const answers = [
    { text: 'true', isRight: true, feedback: 'one\r\ntwo\u000b' },
    { text: 'false', isRight: false },
  ]
  expect(asWritten({ ...sample, answers }).answers[0]!.feedback).toBe('one\ntwo')
  expect(asWritten({ ...sample, name: '', text: `<p>a${'😀'.repeat(80)}</p>` }).name).toBe(`a${'😀'.repeat(59)}`)
})

test('what is read from another program gets its place among the problems, one by one', () => {
  const item = (inside: string, more = '') =>
    `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" title="T"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>B</value></correctResponse>${more}</responseDeclaration><itemBody>${inside}</itemBody><responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/></assessmentItem>`
  const choice =
    '<choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>Which?</prompt><simpleChoice identifier="A">one</simpleChoice><simpleChoice identifier="B">two</simpleChoice></choiceInteraction>'
  const codes = (source: string) => {
    const read = readBankFile(Buffer.from(source))
    return [read?.questions.map((each: ImportedQuestion) => each.type), read?.problems.map((each) => each.code)]
  }
  expect(codes(item(choice))).toEqual([['multiChoice'], []])
  expect(codes(item(`${choice}${choice}`))).toEqual([[], ['severalInteractions']])
  expect(codes(item('<p>Read.</p>'))).toEqual([[], ['noInteraction']])
  expect(codes(item('<p>Order.</p><orderInteraction responseIdentifier="R"/>'))).toEqual([[], ['unsupportedType']])
  expect(codes(item(choice).replace('</itemBody>', ''))).toEqual([[], ['badXml']])
  const bomb = `<!DOCTYPE a [<!ENTITY b "bbbbbbbb"><!ENTITY c "&b;&b;&b;">]>${item(choice)}`
  expect(codes(bomb)).toEqual([[], ['badXml']])
  expect(
    finished({ number: 1, line: 1, name: '', category: null }, { type: 'text', answers: [], text: '' }),
  ).toMatchObject({ code: 'textMissing' })
})
