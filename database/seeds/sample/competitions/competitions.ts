import type { Database } from '#platform/server/database.ts'
import { addDays, dayOf, instantOf } from '#platform/shared/values/dates.ts'
import * as acts from '#modules/competitions/server/acts/competitions.ts'
import type { Doing } from '#modules/competitions/server/acts/doing.ts'
import * as entries from '#modules/competitions/server/acts/entries.ts'
import { lockedCompetition } from '#modules/competitions/server/store/locked.ts'
import { cast } from '../../cast/members.ts'
import { recording } from '../telling/recording.ts'
import type { BankQuestion } from '../questions.ts'
import type { World } from '../world.ts'
import { askQuestions, insertPapers } from './papers.ts'

type Rest = 'draft' | 'registrationOpen' | 'running' | 'correction' | 'provisional' | 'final'

interface Told {
  readonly name: { readonly ar: string; readonly en: string; readonly fr: string }
  readonly about: { readonly ar: string; readonly en: string; readonly fr: string }
  /** Which course's questions, counted among those that have some. */
  readonly course: number
  /** When it is held, in days from today, from and until. */
  readonly from: number
  readonly until: number
  readonly to: Rest
  readonly feeMinor: number
  /** The cast who entered; others of the academy, from which place on and how many. */
  readonly of: readonly string[]
  readonly others: readonly [from: number, count: number]
}

const stories: readonly Told[] = [
  {
    name: {
      ar: 'مسابقة السلامة السنوية',
      en: 'The yearly safety competition',
      fr: 'Concours annuel de sécurité',
    },
    about: {
      ar: 'مسابقة مفتوحة لكل المتدربين، وتُكرَّم المراكز الثلاثة الأولى في حفل الأكاديمية.',
      en: 'Open to all trainees; the first three places are honoured at the academy’s ceremony.',
      fr: 'Ouvert à tous les stagiaires ; les trois premiers sont récompensés lors de la cérémonie de l’académie.',
    },
    course: 0,
    from: -30,
    until: -30,
    to: 'final',
    feeMinor: 0,
    of: [cast.layla.email, cast.yusuf.email],
    others: [20, 12],
  },
  {
    name: { ar: 'مسابقة الجودة', en: 'The quality competition', fr: 'Concours qualité' },
    about: {
      ar: 'أسئلة في الجودة وتطبيقها في مواقع العمل.',
      en: 'Questions about quality and how it is put to work.',
      fr: 'Questions sur la qualité et sa mise en œuvre.',
    },
    course: 1,
    from: -6,
    until: -6,
    to: 'provisional',
    feeMinor: 0,
    of: [cast.layla.email],
    others: [34, 8],
  },
  {
    name: { ar: 'مسابقة العمليات', en: 'The operations competition', fr: 'Concours exploitation' },
    about: {
      ar: 'مسابقة أقسام العمليات.',
      en: 'For the departments of operations.',
      fr: 'Pour les services d’exploitation.',
    },
    course: 2,
    from: -2,
    until: -2,
    to: 'correction',
    feeMinor: 0,
    of: [],
    others: [44, 6],
  },
  {
    name: { ar: 'تحدي المعرفة', en: 'The knowledge challenge', fr: 'Défi des connaissances' },
    about: {
      ar: 'ادخل حين يناسبك خلال أيام المسابقة: ثلاثون دقيقة ومحاولة واحدة.',
      en: 'Begin whenever it suits you while it lasts: thirty minutes, one attempt.',
      fr: 'Commencez quand vous voulez pendant sa durée : trente minutes, un seul essai.',
    },
    course: 0,
    from: -1,
    until: 14,
    to: 'running',
    feeMinor: 0,
    of: [],
    others: [52, 3],
  },
  {
    name: { ar: 'كأس الأكاديمية', en: 'The academy cup', fr: 'Coupe de l’académie' },
    about: {
      ar: 'مسابقة برسوم اشتراك تُخصَّص للجوائز.',
      en: 'The entry fees make up the prizes.',
      fr: 'Les frais d’inscription constituent les prix.',
    },
    course: 1,
    from: 10,
    until: 10,
    to: 'registrationOpen',
    feeMinor: 2_000,
    of: [cast.yusuf.email],
    others: [58, 3],
  },
  {
    name: { ar: 'مسابقة الخدمة', en: 'The service competition', fr: 'Concours service' },
    about: { ar: '', en: '', fr: '' },
    course: 3,
    from: 40,
    until: 40,
    to: 'draft',
    feeMinor: 0,
    of: [],
    others: [0, 0],
  },
]

const graceMinutes = 5

/** Competitions from a draft to a final board, made by the acts as they were pressed then. */
export async function insertCompetitions(
  db: Database,
  world: World,
  bank: ReadonlyMap<number, readonly BankQuestion[]>,
): Promise<void> {
  const emails = new Set<string>(Object.values(cast).map(({ email }) => email))
  const others = world.trainees.filter((each) => each.account_id !== null && !emails.has(each.email))
  const sami = world.accountOf(cast.sami.email)
  const timeZone = 'Africa/Cairo'
  const asked = [...bank].filter(([, questions]) => questions.length >= 4)
  for (const told of stories) {
    const [courseId, questions] = asked[told.course % asked.length]!
    const at = (day: number, time: string): Doing => {
      const now = instantOf(addDays(world.today, day), time, timeZone)
      const today = dayOf(now, timeZone)
      return { db, party: 'keeper', userId: sami, now, today, timeZone, graceMinutes, record: recording(db, sami, now) }
    }
    const as = (doing: Doing, party: Doing['party'], userId: number | null): Doing => ({
      ...doing,
      party,
      userId,
      record: recording(db, userId, doing.now),
    })
    const id = await acts.add(at(told.from - 14, '10:00'), {
      CompetitionName: told.name,
      About: told.about,
      CourseID: courseId,
      EntriesDate: addDays(world.today, told.from - 12),
      EntriesTime: '09:00',
      StartDate: addDays(world.today, told.from),
      StartTime: '10:00',
      EndDate: addDays(world.today, told.until),
      EndTime: '14:00',
      Minutes: 30,
      Fee: told.feeMinor > 0 ? { Minor: told.feeMinor, Currency: 'USD' } : null,
    })
    const exam = await askQuestions(db, id, questions.slice(0, 8))
    const found = async (doing: Doing) => (await lockedCompetition(db, id, doing))!
    const move = async (doing: Doing, name: Parameters<typeof acts.move>[2]) =>
      acts.move(doing, await found(doing), name)
    if (told.to === 'draft') continue
    await move(at(told.from - 13, '10:00'), 'publish')
    const entered = [
      ...told.of.map((email) => world.trainees.find((each) => each.email === email)!),
      ...others.slice(told.others[0], told.others[0] + told.others[1]),
    ]
    for (const [place, trainee] of entered.entries()) {
      const opened = at(told.from - 11 + Math.min(place, 8), '12:00')
      // Nobody enters in days to come.
      const doing = as(opened.now > at(0, '08:00').now ? at(0, '08:00') : opened, 'trainee', trainee.account_id)
      const entry = await entries.enter(doing, await found(doing), trainee.id, place % 3 !== 2)
      if (entry.state === 'awaitingPayment' && place % 2 === 1)
        await entries.uploadProof(doing, { traineeId: trainee.id, userId: trainee.account_id } as never, entry, {
          fileId: null,
          swiftCode: `NBEGEGCX${String(entry.id).padStart(4, '0')}`,
        })
    }
    const caughtUp = async (doing: Doing) => acts.catchUp(as(doing, 'clock', null), await found(doing))
    if (told.to === 'running' || told.to === 'registrationOpen') {
      await caughtUp(at(0, '08:00'))
      continue
    }
    await insertPapers(
      db,
      world,
      { competitionId: id, questions: exam, start: at(told.from, '10:00').now, trainees: entered },
      told.to === 'correction',
    )
    await caughtUp(at(told.from, '14:06'))
    if (told.to === 'correction') continue
    await move(at(told.from + 2, '11:00'), 'releaseProvisional')
    if (told.to === 'provisional') continue
    await move(at(told.from + 3, '11:00'), 'openAppeals')
    await move(as(at(told.from + 5, '11:01'), 'clock', null), 'releaseFinal')
  }
}
