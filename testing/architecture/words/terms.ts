/** A word that people must not read, why, and what stands in its place. `but`: files in which it means something else. */
export interface Term {
  readonly word: RegExp
  readonly instead: string
  readonly why: string
  readonly but?: readonly RegExp[]
}

const letter = String.raw`[\u0621-\u064a\u064b-\u0652]`
/** A word of Arabic with nothing else of it on either side. */
const whole = (word: string) => new RegExp(`(?<!${letter})(?:${word})(?!${letter})`)

/** One word for one noun: الدورة is the course, الشعبة the class, بند الخطة the plan row. */
export const arabicTerms: readonly Term[] = [
  {
    word: /الدورات المنعقدة|دورات? منعقدة|الدورة المنعقدة/,
    instead: 'الشعبة، الشعب',
    why: 'a draft class is not held',
  },
  { word: /الدورات القادمة/, instead: 'الشعب القادمة', why: 'those are classes' },
  { word: /دورة \{\{(class|code)\}\}/, instead: 'الشعبة {{class}}', why: 'a class has that number' },
  { word: whole('(?:ال|لل)?مقررا?|مقررات|مقرره|مقررها'), instead: 'الدورة', why: 'the course has one name' },
  { word: whole('خطط|(?:ال)?دورة مخططة'), instead: 'بنود، البند', why: 'one plan of a year has many rows' },
  {
    word: /(?<!بند ال)(?<!ال)خطة («|\{\{course)/,
    instead: 'بند «{{course}}»',
    why: 'one plan of a year has many rows',
  },
  { word: /غير محسوم|تعليق الحسم|حُسم|يُحسم/, instead: 'مبدئية', why: 'one word with registrations' },
  { word: /انعقاد/, instead: 'تأكيد إقامة الشعبة، مؤكدة', why: 'what people say' },
  { word: whole('الحال'), instead: 'الحالة', why: 'one word on all pages', but: [/rules|rights/] },
  { word: whole('صح'), instead: 'صواب', why: 'as on the paper' },
  { word: /يُجيب الآن|قيد الإجابة/, instead: 'قيد الأداء', why: 'one word in the list and on the paper' },
  {
    word: whole('(?:ال|لل)?جنس'),
    instead: 'النوع',
    why: 'one word on all pages; files that are read may say either',
    but: [/roster\/header/, /_kit\//],
  },
  { word: /لدى العميل/, instead: 'لدى الجهة', why: 'organizations are جهات everywhere' },
  { word: /متفرغ|التفرغ/, instead: 'متاح', why: 'متفرغ is full-time', but: [/seeds\/lookups\//] },
  { word: /جدول تدريسي/, instead: 'جدولي التدريبي', why: 'it reads as a table that teaches' },
  { word: /بانتظار عملك|لدى المتدرب/, instead: 'تنتظر إجراءك، تنتظر المتدرب', why: 'who acts next' },
  { word: /المبلغ الواصل|وصل منه/, instead: 'المبلغ المستلَم، المدفوع', why: 'what people say of money' },
  { word: /مت?درّب|منسّق/, instead: 'مدرب، متدرب، المنسق', why: 'one spelling' },
  { word: /(?:^|\| )محفوظة?(?: \||$)/, instead: 'مؤرشف', why: 'one word for what is put away' },
  { word: whole('(?:ال|لل)?محفوظات'), instead: 'الأرشفة، مؤرشف', why: 'one word for what is put away' },
  { word: /لغة التدريس/, instead: 'لغة التدريب', why: 'one word with classes and the plan' },
  { word: /مي[جغ]ا ?با?يت(?<!ميغابايت)/, instead: 'ميغابايت', why: 'one spelling' },
  {
    word: /(?:أنت|لست|تكون|لم تعد) (?:مسجّ?لًا|مسجّ?ل|مدعوًا|مدعو|مطلوبًا|مطلوب|مستعدًا|ممتحنًا|المقيّم|مقيّمًا)(?![\u0621-\u0652])/,
    instead: 'ما يصلح للمرأة والرجل',
    why: 'whoever reads it may be either',
  },
  {
    word: /مدربًا (?:رئيسيًا|احتياطيًا|مساعدًا)|مُختبِرًا|مقيّمًا عمليًا/,
    instead: 'للتدريب الرئيسي، للاختبار',
    why: 'who is asked may be a woman or a man',
  },
  {
    word: /لم يطلب (?!أحد)/,
    instead: 'غير مطلوب',
    why: 'she reads it of herself before she sends her registration',
  },
  { word: /جداً/, instead: 'جدًا', why: 'one spelling of the tanween' },
]

export const englishTerms: readonly Term[] = [
  {
    word: /\bdegrees?\b/i,
    instead: 'mark',
    why: 'a degree is what a university gives',
    but: [/modules\/people\//, /modules\/lookups\//, /seeds\/lookups\//],
  },
  { word: /upcoming courses/i, instead: 'upcoming classes', why: 'those are classes' },
  { word: /planned course|course of the plan|new course in the plan/i, instead: 'plan row', why: 'it is not a course' },
  { word: /\bplans (ready|awaiting|without|that)/i, instead: 'plan rows', why: 'one plan of a year has many rows' },
  { word: /course class/i, instead: 'class', why: 'two words for one' },
  { word: /look at the visa|visas to look at/i, instead: 'check visa', why: 'stilted' },
  { word: /may go back/i, instead: 'possible refunds', why: 'stilted' },
  { word: /its registrations/i, instead: 'registrations', why: 'stilted' },
  { word: /your wishes/i, instead: 'preferences', why: 'stilted' },
  { word: /nothing waits for you/i, instead: 'you’re all caught up', why: 'stilted' },
  { word: /trainee grades|corrects? grades/i, instead: 'marks', why: 'a grade is what marks add up to' },
  { word: /has classes, plans/i, instead: 'plan rows', why: 'one plan of a year has many rows' },
  { word: /courses I passed/i, instead: 'my results', why: 'failed ones stand there too' },
]

/** La formation est enseignée, la session se tient, la ligne du plan la prévoit. */
export const frenchTerms: readonly Term[] = [
  {
    word: /\bcomme (?:assistant|formateur|examinateur|évaluateur|suppléant)(?!e)/,
    instead: 'en assistance, à titre principal',
    why: 'who is asked may be a woman or a man',
  },
  { word: /sessions de (formation|cours)/i, instead: 'sessions', why: 'one word for the class' },
  { word: /plans (prêts|à approuver|sans)/i, instead: 'lignes du plan', why: 'one plan of a year has many rows' },
  { word: /\bExamens? (du|des) cours/, instead: 'examens de la session', why: 'exams belong to a class' },
  { word: /des plans ou/i, instead: 'des lignes du plan', why: 'one plan of a year has many rows' },
  { word: /Incertaine/, instead: 'Provisoire', why: 'one word with registrations' },
  {
    word: /(?<!\b(?:en|au) )\bcours\b/i,
    instead: 'formation',
    why: 'the course has one name, the one of adults who train',
    but: [/seeds\/lookups\//],
  },
  {
    word: /\bvous (?:n’)?(?:y )?(?:êtes|serez|étiez|avez été) (?:plus |déjà |pas |encore )*(?:\p{L}*(?:é|is|it)|prêt|sûr|\p{L}+teur)(?!\p{L})/iu,
    instead: 'what suits a woman and a man',
    why: 'whoever reads it may be either',
  },
  {
    word: /courriel|(?:adresse|courrier)s? électronique/i,
    instead: 'e-mail, adresse e-mail',
    why: 'one word on all pages and in all letters',
  },
  { word: /formations à venir/i, instead: 'sessions à venir', why: 'those are classes' },
]

export const terms = [...arabicTerms, ...englishTerms, ...frenchTerms]

/** What of a text people read: not keys, comments, or names inside braces. */
export const readable = (line: string): string =>
  [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`/g)]
    .map((found) => (found[1] ?? found[2] ?? found[3] ?? '').replace(/\{\{(?!class|code|course)\w+\}\}/g, ''))
    .join(' | ')

export interface Found {
  readonly path: string
  readonly line: number
  readonly text: string
  readonly instead: string
}

/** Forbidden words in one file of words. */
export const termFindings = (path: string, source: string): Found[] =>
  source.split('\n').flatMap((line, at) => {
    const text = readable(line)
    if (/^\s*(import|kind:|\*|\/\/|\/\*)/.test(line)) return []
    return terms
      .filter(({ word, but = [] }) => word.test(text) && !but.some((place) => place.test(path)))
      .map(({ instead }) => ({ path, line: at + 1, text: text.trim(), instead }))
  })
