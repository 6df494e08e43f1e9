import type { Database } from '#platform/server/database.ts'
import { json } from '#platform/server/database.ts'
import { meetingLetters } from '#modules/meetings/server/letters/meetings.ts'
import { dayIn, timeIn } from '#platform/server/text/written.ts'
import { fill } from '#platform/shared/letters/fill.ts'
import { addDays, instantOf } from '#platform/shared/values/dates.ts'
import { cast } from '../../cast/members.ts'
import { insertMany } from '../../insert-many.ts'
import type { World } from '../world.ts'

type Who = keyof typeof cast
type Answer = 'yes' | 'maybe' | 'no' | null
interface SampleMeeting {
  readonly name: Readonly<Record<'ar' | 'en' | 'fr', string>>
  readonly agenda: Readonly<Record<'ar' | 'en' | 'fr', string>>
  readonly daysAhead: number
  readonly startsAt: string
  readonly endsAt: string
  readonly place: string
  readonly link: string
  readonly by: Who
  readonly state: 'draft' | 'scheduled' | 'cancelled'
  readonly invited: readonly (readonly [Who, Answer])[]
}

const meetings: readonly SampleMeeting[] = [
  {
    name: { ar: 'تنسيق مدربي الشعبة', en: 'Instructors’ coordination', fr: 'Coordination des formateurs' },
    agenda: {
      ar: 'توزيع الجلسات.\nملاحظات المتدربين على الفصل الماضي.\nمواعيد الاختبارات.',
      en: 'Who teaches which sessions.\nWhat trainees said of the last term.\nDates of the exams.',
      fr: 'Répartition des séances.\nRemarques des stagiaires sur le dernier trimestre.\nDates des examens.',
    },
    daysAhead: 3,
    startsAt: '16:30',
    endsAt: '17:30',
    place: 'قاعة الاجتماعات، الدور الثاني',
    link: '',
    by: 'huda',
    state: 'scheduled',
    invited: [
      ['omar', 'yes'],
      ['salma', 'maybe'],
      ['karim', null],
      ['sami', 'no'],
    ],
  },
  {
    name: { ar: 'ساعة أسئلة قبل الاختبار', en: 'Questions before the exam', fr: 'Questions avant l’examen' },
    agenda: {
      ar: 'أسئلة الوحدتين الأخيرتين، ونموذج اختبار.',
      en: 'Questions about the last two modules, and a sample exam.',
      fr: 'Questions sur les deux derniers modules et un examen type.',
    },
    daysAhead: 5,
    startsAt: '18:00',
    endsAt: '19:00',
    place: '',
    link: 'https://meet.diwan.example/questions',
    by: 'omar',
    state: 'scheduled',
    invited: [
      ['layla', 'yes'],
      ['mariam', null],
      ['yusuf', null],
    ],
  },
  {
    name: { ar: 'مراجعة نماذج التقييم العملي', en: 'Practical sheets reviewed', fr: 'Revue des grilles pratiques' },
    agenda: { ar: 'بنود جديدة مقترحة.', en: 'New items proposed.', fr: 'Nouveaux points proposés.' },
    daysAhead: 12,
    startsAt: '10:00',
    endsAt: '11:00',
    place: 'قاعة الاجتماعات، الدور الثاني',
    link: '',
    by: 'omar',
    state: 'draft',
    invited: [
      ['salma', null],
      ['karim', null],
    ],
  },
  {
    name: { ar: 'لقاء الجهات المتعاقدة', en: 'Meeting with organizations', fr: 'Rencontre des organismes' },
    agenda: { ar: 'خطة العام القادم.', en: 'Next year’s plan.', fr: 'Plan de l’année prochaine.' },
    daysAhead: 8,
    startsAt: '12:00',
    endsAt: '13:30',
    place: 'القاعة الكبرى',
    link: '',
    by: 'huda',
    state: 'cancelled',
    invited: [
      ['hany', 'yes'],
      ['nadia', 'yes'],
    ],
  },
]

/** Meetings ahead that the cast has called: scheduled with some answers, one in draft and one cancelled. Their letters have left. */
export async function insertMeetings(db: Database, world: World): Promise<void> {
  const idOf = (who: Who) => world.accountOf(cast[who].email)
  for (const [number, meeting] of meetings.entries()) {
    const { id } = await db
      .insertInto('meetings.meeting')
      .values({
        name: json(meeting.name),
        agenda: json(meeting.agenda),
        place: meeting.place,
        link: meeting.link,
        day: addDays(world.today, meeting.daysAhead),
        starts_at: meeting.startsAt,
        ends_at: meeting.endsAt,
        organizer_id: idOf(meeting.by),
        state: meeting.state,
        sequence: meeting.state === 'draft' ? 0 : meeting.state === 'scheduled' ? 1 : 2,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const invited = meeting.invited.map(([who, answer], at) => ({
      meeting_id: id,
      account_id: idOf(who),
      by_class: false,
      code: `${String(number).padStart(4, '0')}${String(at).padStart(4, '0')}`.padStart(32, '5'),
      answer,
      answered_at: answer && instantOf(addDays(world.today, -1), `1${at}:20`),
    }))
    await insertMany(db, 'meetings.invitee', invited)
    if (meeting.state === 'scheduled')
      await letterTo(db, world, meeting, { id, codes: invited.map(({ code }) => code) })
  }
}

/** The letters that have left when it was scheduled; one address does not exist. */
async function letterTo(
  db: Database,
  world: World,
  meeting: SampleMeeting,
  { id, codes }: { readonly id: number; readonly codes: readonly string[] },
): Promise<void> {
  const event = await db
    .insertInto('platform.event')
    .values({
      kind: 'meetings.scheduleMeeting',
      actor_id: world.accountOf(cast[meeting.by].email),
      subject_type: 'meeting',
      subject_id: id,
      data: json({}),
      handled_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { kind, title, body } = meetingLetters.meetingInvited
  const words = {
    meeting: meeting.name.ar,
    meetingDay: dayIn('ar', addDays(world.today, meeting.daysAhead)),
    meetingStart: timeIn('ar', meeting.startsAt),
    meetingEnd: timeIn('ar', meeting.endsAt),
    meetingPlace: meeting.place || meeting.link,
  }
  await insertMany(
    db,
    'platform.outbox_mail',
    meeting.invited.map(([who], at) => {
      const fails = who === 'karim'
      return {
        kind,
        to_address: cast[who].email,
        language: 'ar',
        subject: fill(title.ar, words, 'text'),
        html: `<p dir="rtl">${fill(body.ar, words, 'html')}</p>`,
        href: `/MeetingInvitation/${codes[at]!}`,
        message_id: `<${codes[at]!}@mail.diwan>`,
        event_id: event.id,
        state: fails ? ('dead' as const) : ('sent' as const),
        tries: 1,
        sent_at: fails ? null : new Date(),
        last_error: fails ? '550 5.1.1 User unknown' : null,
      }
    }),
  )
}
