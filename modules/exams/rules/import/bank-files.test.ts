import { describe, expect, it } from 'vitest'
import { readBankFile, readBankSheets } from './read-bank.ts'

/* One test for each sort of file that others write; the texts are our own. */
const read = (text: string, encoding: BufferEncoding = 'utf8') => readBankFile(Buffer.from(text, encoding))!
const quiz = (...questions: string[]) => `<?xml version="1.0" encoding="UTF-8"?><quiz>${questions.join('\n')}</quiz>`
const cdata = (html: string) => `<text><![CDATA[${html}]]></text>`
const question = (type: string, rest: string, text = cdata('<p>Asked?</p>')) =>
  `<question type="${type}"><name><text>n</text></name><questiontext format="html">${text}</questiontext>${rest}</question>`
const png = Buffer.from('not looked at here').toString('base64')
const file = (name: string) =>
  `<file name="${name}" path="/" encoding="base64">${name.endsWith('.png') ? png : btoa(name)}</file>`

describe('GIFT', () => {
  it('short answers, with parts of the weight and feedback', () => {
    const { questions } = read(
      '::c:: Capital of Egypt? {=Cairo#yes =%50%Al Qahira =%0%Giza#near####It is on the Nile.}',
    )
    expect(questions[0]).toMatchObject({
      type: 'shortAnswer',
      feedback: '<p dir="ltr">It is on the Nile.</p>',
      answers: [
        { text: 'Cairo', isRight: true, fraction: 100, feedback: 'yes' },
        { text: 'Al Qahira', isRight: true, fraction: 50 },
        { text: 'Giza', isRight: false, fraction: 0, feedback: 'near' },
      ],
      notes: [],
    })
  })
  it('numbers: with tolerance, as an interval, several of them, anything else', () => {
    const answersOf = (source: string) => read(`How many? {${source}}`).questions[0]?.answers
    expect(answersOf('#3.14:0.01')).toEqual([{ text: '3.14', isRight: true, fraction: 100, tolerance: 0.01 }])
    expect(answersOf('#3.1..3.2')).toEqual([{ text: '3.15', isRight: true, fraction: 100, tolerance: 0.05 }])
    expect(answersOf('# =1822:0#right =%50%1822:2 ~#no')).toEqual([
      { text: '1822', isRight: true, fraction: 100, feedback: 'right' },
      { text: '1822', isRight: true, fraction: 50, tolerance: 2 },
      { text: '*', isRight: false, fraction: 0, feedback: 'no' },
    ])
    expect(read('How many? {#many}').problems).toEqual([
      { number: 1, line: 1, code: 'notANumber', preview: 'How many?' },
    ])
  })
  it('pairs, one of them only a choice', () => {
    expect(read('Match. {=cat -> meows =dog -> barks = -> sings}').questions[0]).toMatchObject({
      type: 'matching',
      answers: [
        { text: 'cat', match: 'meows' },
        { text: 'dog', match: 'barks' },
        { match: 'sings', isRight: false },
      ],
    })
    expect(read('Match. {=cat -> meows =dog}').problems[0]?.code).toBe('unreadableAnswers')
  })
  it('penalties and uneven parts stay with their answers, and are told', () => {
    const { questions } = read('Which? {~%50%a ~%50%b ~%-25%c ~d}\n\nOne? {=a ~%-50%b}\n\nEven? {~%50%a ~%50%b ~c}')
    expect(questions.map((each) => each.answers.map((answer) => answer.fraction ?? null))).toEqual([
      [50, 50, -25, 0],
      [100, -50],
      [null, null, null],
    ])
    expect(questions.map((each) => each.notes.map((note) => note.code))).toEqual([
      ['sharesKept'],
      ['penaltyWithoutEffect'],
      [],
    ])
  })
  it('names the sound that a text file cannot bring along', () => {
    const [asked] = read('[html]<p>Listen: <a href\\="@@PLUGINFILE@@/greeting%20one.mp3">here</a></p> {T}').questions
    expect(asked?.notes).toEqual([{ code: 'mediaLost', data: { names: 'greeting one.mp3' } }])
    expect(asked?.text).not.toContain('PLUGINFILE')
  })
  it('feedback of true and false goes to the answer that it is about', () => {
    const [asked] = read('Is it? {T#you said no#you said yes}').questions
    expect(asked?.answers.map((answer) => [answer.text, answer.feedback])).toEqual([
      ['true', 'you said yes'],
      ['false', 'you said no'],
    ])
  })
  it('a refused question shows its beginning', () => {
    expect(read('Partly right, and without a name {=a ~%50%b ~c}').problems[0]).toEqual({
      number: 1,
      line: 1,
      code: 'partialCredit',
      preview: 'Partly right, and without a name',
    })
  })
  it('a category within a category is one module', () => {
    const { questions } = read('$CATEGORY: $course$/SMS-101/Policy/Aims\n\nIs it? {T}')
    expect(questions[0]?.category).toEqual({ course: 'SMS-101', module: 'Policy / Aims' })
  })
})

describe('Moodle XML', () => {
  it('short answers that tell letters apart, numbers with units, pairs with a picture', () => {
    const { questions } = read(
      quiz(
        question('shortanswer', '<usecase>1</usecase><answer fraction="100"><text>NOTAM</text></answer>'),
        question(
          'numerical',
          '<answer fraction="100"><text>1.5</text><tolerance>0.1</tolerance></answer><answer fraction="0"><text>*</text><feedback><text>measure again</text></feedback></answer>' +
            '<units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit><unit><multiplier>100</multiplier><unit_name>cm</unit_name></unit></units>',
        ),
        question(
          'matching',
          `<subquestion format="html">${cdata('<p><img src="@@PLUGINFILE@@/sign.png"></p>')}${file('sign.png')}<answer><text>stop</text></answer></subquestion>` +
            '<subquestion><text>green</text><answer><text>go</text></answer></subquestion><subquestion><text></text><answer><text>wait</text></answer></subquestion>',
        ),
      ),
    )
    expect(questions.map((each) => each.type)).toEqual(['shortAnswer', 'numerical', 'matching'])
    expect(questions[0]?.settings?.matchCase).toBe(true)
    expect(questions[1]).toMatchObject({
      settings: { units: true },
      answers: [
        { text: '1.5', tolerance: 0.1 },
        { text: '*', feedback: 'measure again' },
      ],
      notes: [{ code: 'unitsNotCounted', data: { units: 'm, cm' } }],
    })
    expect(questions[2]).toMatchObject({
      answers: [
        { text: '', medium: 0, match: 'stop', isRight: true },
        { text: 'green' },
        { match: 'wait', isRight: false },
      ],
      media: [{ name: 'sign.png', kind: 'picture', base64: png }],
    })
  })
  it('a picture and a sound in the text, pictures as answers', () => {
    const { questions } = read(
      quiz(
        question(
          'multichoice',
          `<single>true</single><answer fraction="100" format="html">${cdata('<p><img src="@@PLUGINFILE@@/a.png" alt="one"></p>')}${file('a.png')}</answer>` +
            `<answer fraction="0" format="html">${cdata('<p><img src="@@PLUGINFILE@@/b.jpg"></p>')}<file name="b.jpg" path="/" encoding="base64">AAAA</file></answer>`,
          `${cdata('<p>Listen <a href="@@PLUGINFILE@@/tone.mp3">tone</a> <audio controls><source src="@@PLUGINFILE@@/tone.mp3"></audio></p>')}${file('tone.mp3')}`,
        ),
      ),
    )
    // one file for two places
    expect(questions[0]?.media.map((medium) => [medium.name, medium.kind])).toEqual([
      ['tone.mp3', 'sound'],
      ['a.png', 'picture'],
      ['b.jpg', 'picture'],
    ])
    expect(questions[0]?.answers.map((answer) => answer.medium)).toEqual([1, 2])
    expect(questions[0]?.text).toContain('<audio src="medium:0"></audio>')
  })
  it('says what it leaves out', () => {
    const { questions } = read(
      quiz(
        question(
          'multichoice',
          '<single>true</single><idnumber>Q7</idnumber><tags><tag><text>night</text></tag></tags><hint><text>Think</text></hint>' +
            '<correctfeedback><text>Bravo</text></correctfeedback><partiallycorrectfeedback><text>Your answer is partially correct.</text></partiallycorrectfeedback>' +
            '<answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer>',
          cdata('<p>See <img src="https://elsewhere.example/x.png"> and <img src="@@PLUGINFILE@@/old.gif"></p>'),
        ),
      ),
    )
    expect(questions[0]?.notes).toEqual([
      { code: 'feedbackLost' },
      { code: 'hintsLost' },
      { code: 'tagsLost', data: { tags: 'night' } },
      { code: 'idNumberLost', data: { id: 'Q7' } },
      { code: 'mediaLost', data: { names: 'https://elsewhere.example/x.png, old.gif' } },
    ])
  })
  it('keeps general feedback and that of answers', () => {
    const { questions } = read(
      quiz(
        question(
          'truefalse',
          '<generalfeedback format="html"><text>Because.</text></generalfeedback><answer fraction="100"><text>true</text><feedback><text>Yes</text></feedback></answer>' +
            '<answer fraction="0"><text>false</text><feedback><text>No</text></feedback></answer>',
        ),
      ),
    )
    expect(questions[0]).toMatchObject({
      feedback: '<p dir="ltr">Because.</p>',
      answers: [{ feedback: 'Yes' }, { feedback: 'No' }],
      notes: [],
    })
  })
  it('the old format without formats and types of text', () => {
    const old =
      '<question type="multichoice"><name><text>old</text></name><questiontext><text>Which?</text></questiontext><single>true</single>' +
      '<answer fraction="100">a<feedback>good</feedback></answer><answer fraction="0">b</answer></question>'
    expect(read(quiz(old)).questions[0]?.answers.map((answer) => answer.text)).toEqual(['a', 'b'])
  })
  it('true and false by any of their names; by others it is refused', () => {
    const truth = (...names: string[]) =>
      question(
        'truefalse',
        names.map((name, at) => `<answer fraction="${at === 0 ? 100 : 0}"><text>${name}</text></answer>`).join(''),
      )
    const { questions, problems } = read(quiz(truth('صواب', 'خطأ'), truth('faux', 'vrai'), truth('richtig', 'falsch')))
    expect(questions.map(({ answers }) => answers.find((answer) => answer.isRight)?.text)).toEqual(['true', 'false'])
    expect(problems).toMatchObject([{ number: 3, code: 'notTrueAndFalse' }])
  })
  it('numbers with a comma as their decimal mark', () => {
    const number = (tolerance: string) =>
      question('numerical', `<answer fraction="100"><text>3,14</text><tolerance>${tolerance}</tolerance></answer>`)
    const choices = ['33,33333', '33,33333', '33,33333', '-50,5']
      .map((fraction, at) => `<answer fraction="${fraction}"><text>${at}</text></answer>`)
      .join('')
    const { questions, problems } = read(
      quiz(number('0,01'), question('multichoice', `<single>false</single>${choices}`), number('a little')),
    )
    expect(questions[0]?.answers).toMatchObject([{ tolerance: 0.01 }])
    expect(questions[1]?.answers.map(({ isRight, fraction }) => [isRight, fraction])).toEqual([
      ...Array.from({ length: 3 }, () => [true, 33.33333]),
      [false, -50.5],
    ])
    expect(problems).toMatchObject([{ number: 3, code: 'notANumber' }])
  })
  it('refuses cloze and grades that do not add up, with their beginnings', () => {
    const { problems } = read(
      quiz(
        question('cloze', '', cdata('<p>Fill {1:SHORTANSWER:=in}</p>')),
        question(
          'multichoice',
          '<single>false</single><answer fraction="60"><text>a</text></answer><answer fraction="60"><text>b</text></answer>',
        ),
      ),
    )
    expect(problems.map(({ code, preview }) => [code, preview])).toEqual([
      ['unsupportedType', 'Fill {1:SHORTANSWER:=in}'],
      ['weightsDoNotAddUp', 'Asked?'],
    ])
  })
  it('an answer that is nothing but a picture of a kind that is not taken names the picture', () => {
    const answers = (name: string) =>
      `<answer fraction="100">${cdata('<img src="@@PLUGINFILE@@/a.png">')}${file('a.png')}</answer><answer fraction="0">${cdata(`<img src="@@PLUGINFILE@@/${name}">`)}${file(name)}</answer>`
    const alone = question(
      'truefalse',
      '<answer fraction="100"><text>true</text></answer>',
      cdata('<img src=film.gif>'),
    )
    const { problems, questions } = read(
      quiz(question('multichoice', answers('b.gif')), alone, question('multichoice', answers('b.png'))),
    )
    expect(problems.slice(0, 2)).toMatchObject([
      { number: 1, code: 'mediaNeeded', data: { names: 'b.gif' } },
      { number: 2, code: 'mediaNeeded', data: { names: 'film.gif' } },
    ])
    // both pictures are the same bytes here: what is wrong then is said as ever
    expect(questions).toEqual([])
    expect(problems[2]?.code).toBe('sameAnswer')
  })
})

describe('Aiken', () => {
  const aiken =
    'Which is right?\nA. this\nB) that\nANSWER: B\n\nأي الطيور لا يطير؟\r\nA) الصقر\r\nB) النعامة\r\nANSWER: b\r\n'
  it('is read, whatever the marks behind the letters', () => {
    const bank = read(aiken)
    expect(bank.format).toBe('aiken')
    expect(
      bank.questions.map(({ number, line, text, answers }) => [number, line, text, answers.map((a) => a.isRight)]),
    ).toEqual([
      [1, 1, '<p dir="ltr">Which is right?</p>', [false, true]],
      [2, 6, '<p dir="rtl">أي الطيور لا يطير؟</p>', [false, true]],
    ])
  })
  it('is read with small letters too, which begin a choice only in their order', () => {
    const { format, questions, problems } = read(
      'Which one,\ne. g. of these?\na) this\nb. that\nANSWER: b\n\nNext?\na. one\nb. two\nA. three\nanswer: A\n',
    )
    expect(format).toBe('aiken')
    expect(questions.map(({ text, answers }) => [text, answers])).toEqual([
      [
        '<p dir="ltr">Which one, e. g. of these?</p>',
        [
          { text: 'this', isRight: false },
          { text: 'that', isRight: true },
        ],
      ],
    ])
    expect(problems).toMatchObject([{ code: 'unknownLetter', data: { letter: 'A' }, preview: 'Next?' }])
  })
  it('takes the course and the module from a category as GIFT has it, and nothing of it into the text', () => {
    const { questions, problems } = read(`Before?\nA. a\nB. b\n$CATEGORY: SMS-101/Signs\n\n${aiken}`)
    expect(problems).toMatchObject([{ code: 'noAnswerLine', preview: 'Before?' }])
    expect(questions.map(({ number, category, text }) => [number, category, text])).toEqual([
      [2, { course: 'SMS-101', module: 'Signs' }, '<p dir="ltr">Which is right?</p>'],
      [3, { course: 'SMS-101', module: 'Signs' }, '<p dir="rtl">أي الطيور لا يطير؟</p>'],
    ])
  })
  it('says what is wrong with each question', () => {
    const { problems, questions } = read(
      'No answer line\nA. a\nB. b\n\nA letter too far\nA. a\nB. b\nANSWER: D\n\nOne choice\nA. a\nANSWER: A\n\nFine <b>\nA. a\nB. b\nANSWER: A\n',
    )
    expect(problems).toEqual([
      { number: 1, line: 1, code: 'noAnswerLine', preview: 'No answer line' },
      { number: 2, line: 5, code: 'unknownLetter', data: { letter: 'D' }, preview: 'A letter too far' },
      { number: 3, line: 10, code: 'tooFewAnswers', preview: 'One choice' },
    ])
    expect(questions[0]?.text).toBe('<p dir="ltr">Fine &lt;b&gt;</p>')
  })
})

describe('a workbook', () => {
  const titles = ['Type', 'Question', 'Answer', 'Right', 'Share in percent', 'Tolerance']
  const sheet = (name: string, ...rows: string[][]) => ({ name, rows: [['Bank'], titles, ...rows] })
  const choice = (text: string) => [
    ['One right answer', text, 'a', 'yes', '', ''],
    ['', '', 'b', 'no', '', ''],
  ]
  it('is read with all its sheets that name their columns, each question with its sheet', () => {
    const bank = readBankSheets([
      { name: 'Notes', rows: [['Write here']] },
      sheet('One', ...choice('first?'), ['Number', 'bad?', '3', 'maybe', '', '']),
      sheet('Two', ...choice('second?')),
    ])
    expect(bank?.questions.map(({ number, line, file, name }) => [number, line, file, name])).toEqual([
      [1, 3, 'One', 'first?'],
      [3, 3, 'Two', 'second?'],
    ])
    expect(bank?.problems).toMatchObject([{ number: 2, line: 5, file: 'One', code: 'unreadableCell' }])
    expect(readBankSheets([sheet('One', ...choice('first?'))])?.questions[0]).not.toHaveProperty('file')
  })
  it('takes cells that were merged over the rows of the answers, and shares as cells show them', () => {
    const merged = ['75%', '25 %', '-50%'].map((share, at) => [
      'Several right answers',
      'Which?',
      'abc'[at]!,
      '',
      share,
      '',
    ])
    expect(readBankSheets([sheet('One', ...merged)])?.questions).toMatchObject([
      { type: 'multiAnswers', answers: [{ fraction: 75 }, { fraction: 25 }, { fraction: -50 }] },
    ])
  })
  it('passes over no cell that it cannot read', () => {
    const problem = (...rows: string[][]) => readBankSheets([sheet('One', ...rows)])?.problems[0]
    const cell = { code: 'unreadableCell' }
    expect(problem(['Number', 'pi?', '3.14', 'yes', '', '± 0.01'])).toMatchObject({ ...cell, data: { cell: '± 0.01' } })
    expect(problem(['Several right answers', 'w?', 'a', 'yes', 'half', ''])).toMatchObject(cell)
    expect(problem(['Several right answers', 'w?', 'a', 'yep', '', ''])).toMatchObject(cell)
    expect(problem(['', '', 'a', 'yes', '', ''])).toMatchObject({ code: 'unsupportedType', line: 3 })
    const both = [
      ['True or false', 'So?', 'true', 'yes', '', ''],
      ['', '', 'false', 'yes', '', ''],
    ]
    expect(problem(...both)).toMatchObject({ code: 'moreThanOneRight' })
  })
})

describe('encodings', () => {
  const arabic = 'ما أول خطوة؟ {=تحديد المخاطر ~شراء برنامج}'
  const french = 'Où est le péril ? {=à côté ~très loin}'
  // a code page of one byte a letter, as Windows writes it
  const inPage = (text: string, page: string) => {
    const letters = new Map(
      Array.from({ length: 256 }, (_, byte) => [new TextDecoder(page).decode(new Uint8Array([byte])), byte]),
    )
    return Uint8Array.from([...text].map((letter) => letters.get(letter)!))
  }
  it.each([
    ['utf-8', Buffer.from(arabic), arabic],
    ['utf-8', Buffer.from(`\ufeff${arabic}`), arabic],
    ['utf-16le', Buffer.from(`\ufeff${arabic}`, 'utf16le'), arabic],
    ['utf-16le', Buffer.from('Which? {=one thing ~another thing}', 'utf16le'), 'Which? {=one thing ~another thing}'],
    ['utf-16be', Buffer.from(`\ufeff${arabic}`, 'utf16le').swap16(), arabic],
    ['windows-1256', inPage(arabic, 'windows-1256'), arabic],
    ['windows-1252', inPage(french, 'windows-1252'), french],
  ])('%s %#', (encoding, bytes, text) => {
    const bank = readBankFile(bytes)
    expect(bank?.encoding).toBe(encoding)
    expect(text).toContain(bank?.questions[0]?.answers[0]?.text)
  })
  it('what holds no question is none', () => {
    expect(readBankFile(Buffer.from('<rss></rss>'))).toBeNull()
    expect(readBankFile(Buffer.from('  \n'))).toBeNull()
  })
})
