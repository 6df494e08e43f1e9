import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readGift } from './gift.ts'

const file = readFileSync(new URL('../../../../testing/fixtures/questions.gift', import.meta.url), 'utf8')
const one = (source: string) => readGift(source).questions[0]
const reason = (source: string) => readGift(source).problems[0]?.code

describe('the bank that the safety department sent', () => {
  const bank = readGift(file)

  it('imports what can be asked here, with its type', () => {
    expect(bank.questions.map((question) => [question.number, question.name, question.type])).toEqual([
      [1, 'س١', 'multiChoice'],
      [2, 'س٢', 'multiChoice'],
      [3, 'س٣', 'trueFalse'],
      [4, 'س٤', 'trueFalse'],
      [5, 'س٥', 'multiAnswers'],
      [6, 'س٦', 'text'],
      [7, 'Q7', 'multiChoice'],
      [8, 'Q8', 'trueFalse'],
      [9, 'Q9', 'multiAnswers'],
      [10, 'س١٠', 'matching'],
      [11, 'Q11', 'numerical'],
      [12, 'س١٢', 'multiChoice'],
      [13, 'س١٣', 'trueFalse'],
      [14, 'Q14', 'text'],
    ])
  })

  it('reports the others by number and reason', () => {
    expect(bank.problems).toMatchObject([
      { number: 15, line: 60, name: 'س١٥', code: 'noRightAnswer' },
      { number: 16, line: 62, name: 'س١٦', code: 'weightsDoNotAddUp', data: { sum: 120 } },
      { number: 17, line: 64, name: 'Q17', code: 'unclosed' },
    ])
  })

  it('knows course and module from the category lines', () => {
    expect(bank.questions[0]?.category).toEqual({ course: 'SMS-101', module: 'مقدمة في إدارة السلامة' })
    expect(bank.questions.at(-1)?.category).toEqual({ course: 'SMS-101', module: 'تحليل المخاطر' })
  })

  it('reads escapes, braces in the text, feedback and weights', () => {
    const byName = new Map(bank.questions.map((question) => [question.name, question]))
    expect(byName.get('س١')?.answers).toEqual([
      { text: 'خفض المخاطر إلى مستوى مقبول', isRight: true },
      { text: 'زيادة عدد الرحلات', isRight: false, feedback: 'هذا هدف تجاري' },
      { text: 'خفض رواتب العاملين', isRight: false },
      { text: 'إلغاء التدقيق', isRight: false },
    ])
    expect(byName.get('س٤')?.answers).toEqual([
      { text: 'true', isRight: false, feedback: 'يعاد دورياً وعند كل تغيير' },
      { text: 'false', isRight: true },
    ])
    expect(byName.get('س٥')?.answers.filter((answer) => answer.isRight)).toHaveLength(4)
    expect(byName.get('Q7')?.text).toBe('<p dir="ltr">Which of these is a {reactive} source of safety data?</p>')
    expect(byName.get('Q8')?.text).toBe('<p dir="ltr">A risk is acceptable when its matrix value is = 0 only.</p>')
    expect(byName.get('Q14')?.text).toContain('Describe, in at most 200 words, how')
    expect(byName.get('س١')?.text).toMatch(/^<p dir="rtl">/)
  })
})

describe('the format', () => {
  it('reads every escape', () => {
    const question = one(String.raw`::a\:\:b:: 1 \~ 2 \# 3 \{x\}\n4 {=a\=b ~c\~d#said \} so ~e\\f}`)
    expect(question?.name).toBe('a::b')
    expect(question?.text).toBe('<p dir="ltr">1 ~ 2 # 3 {x}<br>4</p>')
    expect(question?.answers.map((answer) => answer.text)).toEqual(['a=b', 'c~d', 'e\\f'])
  })

  it('keeps hostile text a text, unless it is said to be HTML for the server to sanitize', () => {
    expect(one('<img src=x onerror\\=alert(1)> which? {T}')?.text).toBe(
      '<p dir="ltr">&lt;img src=x onerror=alert(1)&gt; which?</p>',
    )
    expect(one('[html]<b>which</b>? {T}')?.text).toBe('<p dir="ltr"><b>which</b>?</p>')
    expect(one('which? {=[html]<b>High</b> ~low}')?.answers[0]?.text).toBe('High')
  })

  it('gives what is said in a question that is HTML its format, where it says none of its own', () => {
    const inside = '{=<b>High</b> &amp; dry#<i>Yes</i> ~[plain]<b>low</b> ~a < b ####<p>So</p>}'
    const question = one(`[html]<p>Which?</p> ${inside}`)
    expect(question?.answers.map(({ text, feedback }) => [text, feedback])).toEqual([
      ['High & dry', 'Yes'],
      ['<b>low</b>', undefined],
      ['a < b', undefined],
    ])
    expect(question?.feedback).toBe('<p>So</p>')
    expect(one(`Which? ${inside}`)?.answers[0]?.text).toBe('<b>High</b> &amp; dry')
    // What is written is compared with the text as it stands, and what is chosen from a list is none.
    expect(one('[html]Tag? {=<b> =<strong>}')?.answers.map(({ text }) => text)).toEqual(['<b>', '<strong>'])
    expect(one('[html]Pair {=<b>a</b> -> <i> =c -> d}')?.answers[0]).toMatchObject({ text: 'a', match: '<i>' })
  })

  it('reads the tolerance of a number with either mark, and takes no number without the one it has', () => {
    expect(one('Pi? {#3.14:0,01}')?.answers[0]).toMatchObject({ text: '3.14', tolerance: 0.01 })
    expect(reason('Pi? {#3.14:some}')).toBe('notANumber')
  })

  it('takes no question whose letters were lost before it came', () => {
    expect(reason('???? ??? {=???? ~????}')).toBe('lettersLost')
    expect(reason('What? {=ط£ط­ظ…ط¯ ~no}')).toBe('lettersLost')
    expect(one('What?? {=?? ~!}')?.answers[0]?.text).toBe('??')
  })

  it('tells of a file that Moodle keeps beside the bank, however the text is marked', () => {
    const lost = (source: string) => one(source)?.notes.map(({ code, data }) => [code, data?.['names']])
    const named = [['mediaLost', 'a.png']]
    expect(lost('See <img src="@@PLUGINFILE@@/a.png"> which? {=a ~b}')).toEqual(named)
    expect(lost('[moodle]Hear <a href="@@PLUGINFILE@@/a.png">it</a> {=a ~b}')).toEqual(named)
    expect(lost('[markdown]See ![it](@@PLUGINFILE@@/a.png) {=a ~b}')).toEqual(named)
    expect(one('[markdown]See ![it](@@PLUGINFILE@@/a.png) now {=a ~b}')?.text).toBe('<p dir="ltr">See  now</p>')
    expect(lost('[plain]What is <img src="@@PLUGINFILE@@/a.png">? {=a ~b}')).toEqual([])
    expect(one('What is <img src="a.png">? {=a ~b}')?.text).toContain('&lt;img')
  })
  it('makes no choice without a partner of a half whose picture stays behind', () => {
    const pairs = (half: string) => `Which? {=red -> stop =${half} -> go =amber -> wait}`
    const picture = '<img src\\="@@PLUGINFILE@@/go.png" alt\\="">'
    expect(readGift(pairs(picture)).problems).toMatchObject([{ code: 'mediaNeeded', data: { names: 'go.png' } }])
    expect(reason(pairs(`[html]<p>${picture}</p>`))).toBe('mediaNeeded')
    expect(one(pairs(`green ${picture}`))).toMatchObject({
      answers: [{ text: 'red' }, { text: 'green', isRight: true }, { text: 'amber' }],
      notes: [{ code: 'mediaLost' }],
    })
    // one that names nothing stands among the choices as ever
    expect(one(pairs(''))?.answers[1]).toEqual({ text: '', match: 'go', isRight: false })
    expect(reason(`Which? {=${picture} ~no}`)).toBe('mediaNeeded')
  })

  it('reads line ends of every kind, a byte order mark, comments and general feedback', () => {
    const file = '\ufeff// comment\r\nWhich?\r\n// another\r\n{=a ~b #### because}\r\n\r\nReally? {F####no}'
    expect(readGift(file).questions.map((question) => question.type)).toEqual(['multiChoice', 'trueFalse'])
  })

  it('reads a missing word', () => {
    expect(one('A runway {=incursion ~closure} is serious.')?.text).toBe('<p dir="ltr">A runway _____ is serious.</p>')
  })

  it('takes what stands before a slash as the course and drops what is only Moodle', () => {
    const { questions } = readGift('$CATEGORY: $course$/top/SEC-201/Air//land side\n\nWhich? {T}')
    expect(questions[0]?.category).toEqual({ course: 'SEC-201', module: 'Air/land side' })
  })

  it('says why it does not take a question', () => {
    expect(reason('Just a description without answers')).toBe('noAnswerBlock')
    expect(reason('Two {=a ~b} blocks {=c ~d}')).toBe('severalAnswerBlocks')
    expect(reason('Odd {word}')).toBe('unreadableAnswers')
    expect(reason('Two right {=a =b ~c}')).toBe('moreThanOneRight')
    expect(reason('Partly {=a ~%50%b ~c}')).toBe('partialCredit')
    expect(reason('Same {=a ~a}')).toBe('sameAnswer')
    expect(reason('{T}')).toBe('textMissing')
    expect(reason('')).toBe('notAQuestionFile')
  })

  it('lets an unclosed question take no other with it', () => {
    const bank = readGift('::1:: a {=b ~c\n\n::2:: d {T}')
    expect(bank.problems.map((problem) => problem.number)).toEqual([1])
    expect(bank.questions.map((question) => question.number)).toEqual([2])
  })

  it('accounts for every question of any text and never throws', () => {
    const piece = fc.constantFrom(
      '::n::',
      '{',
      '}',
      '=a',
      '~b',
      '%50%',
      '#',
      '\\',
      '\n',
      '\n\n',
      'نص',
      '$CATEGORY: x',
      'T',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const bank = readGift(pieces.join(''))
        const numbers = [...bank.questions, ...bank.problems].map((each) => each.number).sort((a, b) => a - b)
        const first = numbers[0] === 0 ? 0 : 1
        expect(numbers).toEqual(numbers.map((_, index) => index + first))
      }),
    )
  })
})
