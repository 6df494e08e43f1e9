import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { addDays, instantOf, type Day } from '#platform/shared/values/dates.ts'
import { cast } from '../../cast/members.ts'

interface World {
  readonly today: Day
}

/** Who says it, how many days ago and at which time of the academy's clock, and which line before it is answered. */
interface Line {
  readonly by: 'teacher' | 'learner' | 'other' | 'coordinator'
  readonly ago: number
  readonly at: string
  readonly text: string
  readonly answers?: number
  readonly names?: Line['by']
  readonly isDeleted?: true
}

const ofFirstClass: readonly Line[] = [
  { by: 'teacher', ago: 6, at: '09:05', text: 'أهلًا بكم في الدورة. اكتبوا هنا كل ما يخص الشعبة، وأجيب في اليوم نفسه.' },
  { by: 'coordinator', ago: 6, at: '09:20', text: 'أي سؤال عن القاعة أو المواعيد فهو لي.' },
  { by: 'other', ago: 6, at: '10:02', text: 'Good morning. Will the slides be shared before each session?' },
  {
    by: 'teacher',
    ago: 6,
    at: '10:10',
    text: 'Yes: the evening before, in the materials of the course.',
    answers: 3,
  },
  { by: 'learner', ago: 5, at: '18:41', text: 'هل نحتاج إلى حاسوب في الجلسة القادمة؟' },
  { by: 'teacher', ago: 5, at: '19:03', text: 'نعم، حاسوب واحد لكل اثنين يكفي.', answers: 5 },
  { by: 'other', ago: 4, at: '08:12', text: '.', isDeleted: true },
  { by: 'other', ago: 4, at: '08:13', text: 'I shall bring mine. Who wants to share it?' },
  { by: 'learner', ago: 4, at: '08:30', text: 'أنا، شكرًا لك.', answers: 8 },
  { by: 'coordinator', ago: 1, at: '14:00', text: 'تبدأ جلسة الغد في التاسعة والنصف بدلًا من التاسعة.' },
  {
    by: 'teacher',
    ago: 1,
    at: '16:25',
    text: '@{{name}} جهّز مثالك عن إدارة المخاطر لنبدأ به.',
    names: 'learner',
  },
]

const ofSecondClass: readonly Line[] = [
  { by: 'teacher', ago: 3, at: '11:00', text: 'Welcome, everybody. The reading list stands in the materials.' },
  { by: 'learner', ago: 3, at: '11:34', text: 'شكرًا. هل المرجع الثاني مطلوب للاختبار؟' },
  { by: 'teacher', ago: 2, at: '09:15', text: 'الفصول الثلاثة الأولى منه فقط.', answers: 2 },
]

const ofTwo: readonly Line[] = [
  { by: 'learner', ago: 2, at: '20:10', text: 'مساء الخير. غبتُ عن آخر جلسة لظرف عائلي، كيف أعوّضها؟' },
  {
    by: 'teacher',
    ago: 2,
    at: '20:32',
    text: 'سلامتك. راجع شرائح الجلسة وحل التمرين، ونراجعه معًا قبل جلسة الغد بربع ساعة.',
  },
  { by: 'learner', ago: 2, at: '20:35', text: 'سأفعل، وأرسل لك الحل هنا.', answers: 2 },
  { by: 'teacher', ago: 1, at: '08:05', text: 'Received, well done. See question 3 once more: the rate is per year.' },
]

interface Class {
  readonly id: number
  /** The last day on which somebody writes in it. */
  readonly until: Day
  readonly teacher: number
  readonly instructorId: number
  readonly learner: number
  readonly learnerId: number
  readonly learnerName: string
  readonly other: number | null
  readonly coordinator: number | null
}

/** The class of somebody of the cast that is nearest to today, with those who speak in it: of the cast where it can be. */
async function classOf(db: Database, today: Day, email: string): Promise<Class | undefined> {
  const people = Object.values(cast).map((each) => each.email)
  const firstOf = (seat: string) => sql`(select s.account_id, s.instructor_id, s.trainee_id, a.account_name_ar as name
    from chat.seat_facts s join accounts.account_facts a on a.account_id = s.account_id
    where s.class_id = c.class_id and s.seat = ${seat} order by a.account_email not in (${sql.join(people)}), s.account_id limit 1)`
  const { rows } = await sql<Class>`
    select c.class_id as id, least(c.ends_on, ${today}::date) as until, i.account_id as teacher, i.instructor_id as "instructorId",
      t.account_id as learner, t.trainee_id as "learnerId", t.name as "learnerName",
      (select min(o.account_id) from chat.seat_facts o where o.class_id = c.class_id and o.seat = 'trainee'
        and o.account_id <> t.account_id) as other,
      (select min(o.account_id) from chat.seat_facts o where o.class_id = c.class_id and o.seat = 'coordinator') as coordinator
    from classes.class_facts c
    join lateral ${firstOf('instructor')} i on true
    join lateral ${firstOf('trainee')} t on true
    where c.class_state in ('confirmed', 'running', 'ended', 'resultsPublished', 'closed') and exists (
      select from chat.seat_facts s join accounts.account_facts a on a.account_id = s.account_id
      where s.class_id = c.class_id and a.account_email = ${email})
    order by abs(c.ends_on - ${today}::date), c.class_id limit 1`.execute(db)
  return rows[0]
}

/** What is said in a class of Omar, of Yusuf and of Layla, and between two of Omar’s and Layla’s; one report waits. */
export async function insertConversations(db: Database, { today }: World): Promise<void> {
  const omars = await classOf(db, today, cast.omar.email)
  const yusufs = await classOf(db, today, cast.yusuf.email)
  const laylas = await classOf(db, today, cast.layla.email)
  if (omars) {
    await speak(db, omars, ofFirstClass, { reported: 8 })
    await speak(db, omars, ofTwo, { ofTwo: true })
  }
  if (yusufs && yusufs.id !== omars?.id) await speak(db, yusufs, ofSecondClass, {})
  if (laylas && ![omars?.id, yusufs?.id].includes(laylas.id)) {
    await speak(db, laylas, ofSecondClass, {})
    await speak(db, laylas, ofTwo, { ofTwo: true })
  }
}

async function speak(
  db: Database,
  of: Class,
  lines: readonly Line[],
  { ofTwo: isOfTwo = false, reported }: { readonly ofTwo?: boolean; readonly reported?: number },
): Promise<void> {
  const when = ({ ago, at }: Line) => instantOf(addDays(of.until, -ago), at)
  const speakers = { teacher: of.teacher, learner: of.learner, other: of.other, coordinator: of.coordinator }
  const said = lines.filter(({ by }) => speakers[by] !== null)
  const room = await db
    .insertInto('chat.room')
    .values({
      class_id: of.id,
      ...(isOfTwo && { instructor_id: of.instructorId, trainee_id: of.learnerId }),
      opened_at: when(lines[0]!),
      last_at: when(said.at(-1)!),
      last_seq: said.length,
      revision: said.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [at, line] of said.entries()) {
    const answers = line.answers === undefined ? -1 : said.indexOf(lines[line.answers - 1]!)
    const { id } = await db
      .insertInto('chat.message')
      .values({
        room_id: room.id,
        seq: at + 1,
        revision: at + 1,
        account_id: speakers[line.by]!,
        key: randomUUID(),
        text: line.isDeleted ? '' : line.text.replace('{{name}}', of.learnerName),
        answers_seq: answers < 0 ? null : answers + 1,
        mentions: line.names ? [speakers[line.names]!] : [],
        sent_at: when(line),
        ...(line.isDeleted && { deleted_at: when(line), deleted_for: 'sender' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (reported !== undefined && line === lines[reported - 1])
      await db
        .insertInto('chat.report')
        .values({
          message_id: id,
          account_id: of.learner,
          trainee_id: of.learnerId,
          reason: 'ليست عن الدورة',
          said: line.text,
          reported_at: when(line),
        })
        .execute()
  }
  // The learner has not read the end; nobody is told of it any more.
  const read = { [of.teacher]: said.length, [of.learner]: said.length - 1 }
  for (const [account, seq] of Object.entries(read))
    await db
      .insertInto('chat.mark')
      .values({ room_id: room.id, account_id: Number(account), read_seq: seq, told_seq: said.length })
      .execute()
}
