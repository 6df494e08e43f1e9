import type { Database } from '#platform/server/database.ts'
import { inLanguage, type TextLanguage, type Trilingual } from '#platform/shared/text.ts'
import { dayIn, instantIn, numberIn, timeIn } from '#platform/server/text/written.ts'
import { textIn, type HappenedEvent } from '#platform/server/notices/happened.ts'

/** The `{{marks}}` that a template may hold, and where their words come from. */
export const marks = {
  recipient: ['name'],
  course: ['course', 'class', 'day'],
  exam: ['exam', 'examStart', 'examEnd'],
  track: ['track'],
  meeting: ['meeting', 'meetingDay', 'meetingStart', 'meetingEnd', 'meetingPlace'],
  occasion: ['occasion'],
  event: [
    'code',
    'number',
    'reason',
    'report',
    'serial',
    'until',
    'dueDay',
    'newDay',
    'sessionDay',
    'fromDay',
    'time',
    'enrolled',
    'minimum',
  ],
} as const

export type Words = Readonly<Record<string, string>>

/** What stands for the marks of an event in a language; only what `wanted` asks for is looked up. */
export async function wordsOf(
  db: Database,
  event: HappenedEvent,
  language: TextLanguage,
  timeZone: string,
  wanted: ReadonlySet<string>,
): Promise<Words> {
  const wants = (group: keyof typeof marks) => marks[group].some((mark) => wanted.has(mark))
  const exam = wants('exam') || wants('course') ? await examOf(db, event) : null
  const classId = event.data['classId'] ?? exam?.class_id
  const courseId = event.data['courseId'] ?? exam?.course_id
  const course = wants('course') ? await courseWords(db, event, { classId, courseId }, language) : {}
  return {
    ...course,
    ...(wants('track') ? await trackWords(db, event, language) : {}),
    ...(wants('meeting') ? await meetingWords(db, event, language) : {}),
    ...(wants('occasion') ? await occasionWords(db, event, language) : {}),
    ...(exam ? examWords(exam, language, timeZone) : {}),
    ...eventWords(event, wanted, writtenIn(language, timeZone)),
  }
}

async function courseWords(
  db: Database,
  event: HappenedEvent,
  { classId, courseId }: { readonly classId: unknown; readonly courseId: unknown },
  language: TextLanguage,
): Promise<Words> {
  if (typeof classId === 'number') return classWords(db, classId, language)
  if (event.subjectType === 'certificate') return certificateWords(db, event.subjectId, language)
  if (event.subjectType === 'planRow') return planWords(db, event.subjectId, language)
  return typeof courseId === 'number' ? ofCourse(db, courseId, language) : {}
}

const classWords = async (db: Database, classId: number, language: TextLanguage): Promise<Words> => {
  const found = await db
    .selectFrom('classes.class_facts')
    .select(['class_code', 'course_name', 'starts_on'])
    .where('class_id', '=', classId)
    .executeTakeFirst()
  if (!found) return {}
  return {
    class: found.class_code,
    course: inLanguage(found.course_name, language).text,
    day: dayIn(language, found.starts_on),
  }
}

/** Of a certificate that no class gave: what it is for, by the number that it bears. */
const certificateWords = async (db: Database, certificateId: number, language: TextLanguage): Promise<Words> => {
  const found = await db
    .selectFrom('certificates.certificate_facts')
    .select(['certificate_serial', 'certificate_title'])
    .where('certificate_id', '=', certificateId)
    .executeTakeFirst()
  return found
    ? { class: found.certificate_serial, course: inLanguage(found.certificate_title as Trilingual, language).text }
    : {}
}

/** An admission test is its course's own: where the letter names a class, it names the course by its number. */
const ofCourse = async (db: Database, courseId: number, language: TextLanguage): Promise<Words> => {
  const found = await db
    .selectFrom('catalogue.course_facts')
    .select(['course_code', 'course_name'])
    .where('course_id', '=', courseId)
    .executeTakeFirst()
  return found ? { class: found.course_code, course: inLanguage(found.course_name, language).text } : {}
}

const planWords = async (db: Database, planRowId: number, language: TextLanguage): Promise<Words> => {
  const found = await db
    .selectFrom('planning.plan_row_facts as p')
    .innerJoin('catalogue.course_facts as c', 'c.course_id', 'p.course_id')
    .select(['c.course_name', 'p.starts_on'])
    .where('p.plan_row_id', '=', planRowId)
    .executeTakeFirst()
  return found ? { course: inLanguage(found.course_name, language).text, day: dayIn(language, found.starts_on) } : {}
}

/** The track that the event's own data name. */
const trackWords = async (db: Database, event: HappenedEvent, language: TextLanguage): Promise<Words> => {
  const { trackId } = event.data
  if (typeof trackId !== 'number') return {}
  const found = await db
    .selectFrom('diplomas.track_facts')
    .select('track_name')
    .where('track_id', '=', trackId)
    .executeTakeFirst()
  return found ? { track: inLanguage(found.track_name, language).text } : {}
}

/** Of the meeting that the event is about. */
const meetingWords = async (db: Database, event: HappenedEvent, language: TextLanguage): Promise<Words> => {
  if (event.subjectType !== 'meeting') return {}
  const found = await db
    .selectFrom('meetings.meeting_facts')
    .selectAll()
    .where('meeting_id', '=', event.subjectId)
    .executeTakeFirst()
  if (!found) return {}
  return {
    meeting: inLanguage(found.meeting_name, language).text,
    meetingDay: dayIn(language, found.day),
    meetingStart: timeIn(language, found.starts_at),
    meetingEnd: timeIn(language, found.ends_at),
    meetingPlace: found.place || found.link || '—',
  }
}

/** Of what the academy invites the public to, which the event's own data name. */
const occasionWords = async (db: Database, event: HappenedEvent, language: TextLanguage): Promise<Words> => {
  const { occasionId } = event.data
  if (typeof occasionId !== 'number') return {}
  const found = await db
    .selectFrom('occasions.occasion_facts')
    .select('occasion_title')
    .where('occasion_id', '=', occasionId)
    .executeTakeFirst()
  return found ? { occasion: inLanguage(found.occasion_title, language).text } : {}
}

async function examOf(db: Database, event: HappenedEvent) {
  const { examId } = event.data
  if (typeof examId !== 'number') return null
  const found = await db
    .selectFrom('exams.exam_facts')
    .select(['class_id', 'course_id', 'exam_name', 'starts_at', 'closes_at'])
    .where('exam_id', '=', examId)
    .executeTakeFirst()
  return found ?? null
}

const examWords = (
  exam: NonNullable<Awaited<ReturnType<typeof examOf>>>,
  language: TextLanguage,
  timeZone: string,
): Words => ({
  exam: inLanguage(exam.exam_name, language).text,
  examStart: instantIn(language, exam.starts_at, timeZone),
  examEnd: instantIn(language, exam.closes_at, timeZone),
})

/** What the event's own data say; which of them an event has is known by who records it. */
const ofEvent: Readonly<Record<(typeof marks.event)[number], (event: HappenedEvent, as: Written) => string>> = {
  code: (event) => textIn(event, 'code'),
  number: (event) => textIn(event, 'number'),
  // The template's sentence ends by itself, whatever was typed.
  reason: (event) => textIn(event, 'reason').replace(/(?<![\s.،؛;,])[\s.،؛;,]+$/, ''),
  report: (event) => textIn(event, 'report'),
  serial: (event) => textIn(event, 'serial'),
  until: (event, { instant }) => instant(textIn(event, 'until')),
  dueDay: (event, { day }) => day(textIn(event, 'dueOn')),
  newDay: (event, { day }) => day(textIn(event, 'to')),
  sessionDay: (event, { day }) => day(textIn(event, 'day')),
  fromDay: (event, { day }) => day(textIn(event, 'fromDay')),
  time: (event, { time }) => time(textIn(event, 'from')),
  enrolled: (event, { number }) => number(event.data['enrolled']),
  minimum: (event, { number }) => number(event.data['minimum']),
}

type Written = ReturnType<typeof writtenIn>
const writtenIn = (language: TextLanguage, timeZone: string) => ({
  day: (day: string) => day && dayIn(language, day),
  time: (time: string) => time && timeIn(language, time),
  instant: (at: string) => at && instantIn(language, at, timeZone),
  number: (value: unknown) => (typeof value === 'number' ? numberIn(language, value) : ''),
})

function eventWords(event: HappenedEvent, wanted: ReadonlySet<string>, as: Written): Words {
  const named = marks.event.filter((mark) => wanted.has(mark))
  return Object.fromEntries(named.map((mark) => [mark, ofEvent[mark](event, as)]))
}
