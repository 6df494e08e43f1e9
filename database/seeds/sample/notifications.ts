import { marksIn, fill } from '#platform/shared/letters/fill.ts'
import { dayIn } from '#platform/server/text/written.ts'
import { json, type Database } from '#platform/server/database.ts'
import { addDays, dayOf, instantOf } from '#platform/shared/values/dates.ts'
import { directionOf, inLanguage, textLanguages, type TextLanguage, type Trilingual } from '#platform/shared/text.ts'
import { insertMany } from '../insert-many.ts'
import { mailTemplates } from '../mail-templates.ts'
import type { HeldClass } from './classes.ts'
import type { Registration } from './registrations.ts'
import type { World } from './world.ts'

/** The newest of the coordinator's that stand in the bell, and of everybody's certificates. */
const recent = 25
const recentCertificates = 150
/** Days after which the sample's people have read what they were told. */
const readAfter = 7

interface Told {
  readonly accountId: number
  readonly template: string
  readonly course: Trilingual
  readonly words?: Readonly<Record<string, string>>
  readonly days?: Readonly<Record<string, string>>
  readonly href: string
  readonly at: Date
}

/** What the bells show: registrations and payments to look at, steps of the cast's own, classes to teach, certificates. */
export async function insertNotifications(
  db: Database,
  world: World,
  registrations: readonly Registration[],
): Promise<void> {
  const rows = await db
    .selectFrom('registration.registration as r')
    .leftJoin('billing.invoice as i', (join) =>
      join.onRef('i.subject_id', '=', 'r.id').on('i.subject_kind', '=', 'registration').on('i.state', '<>', 'void'),
    )
    .select(['r.id', 'r.code', 'i.number'])
    .execute()
  const known = new Map(rows.map((row) => [row.id, { code: row.code, number: row.number ?? '' }]))
  const knownOf = (each: Registration) => known.get(each.id)!
  const toReview = registrations
    .filter((each) => each.main === 'submitted' || each.main === 'underReview')
    .map((each) => ofRegistration(each, knownOf(each), 'registrationToReview', each.moves[0]!.at))
  const toVerify = registrations
    .filter((each) => each.money === 'proofUploaded')
    .map((each) => ofRegistration(each, knownOf(each), 'paymentToVerify', each.frozenAt!))
  const waiting = inOrder(
    [...toReview, ...toVerify].map(([told, id]) => ({
      ...told,
      accountId: world.huda,
      href: `/CourseRegistration-Edit/${id}`,
    })),
  )
  const own = registrations
    .filter((each) => world.castTrainees.has(each.trainee.id))
    .flatMap((each) =>
      each.moves.flatMap(({ action, at }) => {
        const template = steps[action]
        if (!template) return []
        const [told] = ofRegistration(each, knownOf(each), template, at)
        return [{ ...told, accountId: each.trainee.account_id!, href: `/RegistrationStatus/${knownOf(each).code}` }]
      }),
    )
  const all = [
    ...waiting.slice(-recent),
    ...own,
    ...toTeach(world, [...new Set(registrations.map((each) => each.held))]),
    ...(await certificates(db)),
  ]
  const classes = await db.selectFrom('classes.course_class').select(['id', 'code']).execute()
  const classIds = new Map(classes.map(({ id, code }) => [code, id]))
  const templates = new Map(mailTemplates.map((template) => [template.kind, template]))
  await insertMany(
    db,
    'notifications.notification',
    inOrder(all).map((told) => {
      const words = Object.fromEntries(
        textLanguages.map((each) => [each, wordsIn(templates.get(told.template)!, told, each)]),
      )
      const isOld = dayOf(told.at) < addDays(world.today, -readAfter)
      return {
        account_id: told.accountId,
        kind: told.template,
        ...words['ar']!,
        words: json(words),
        href: told.href,
        class_id: classIds.get(told.words?.['class'] ?? '') ?? null,
        is_new: !isOld,
        is_read: isOld,
        created_at: told.at,
      }
    }),
  )
  await insertChoices(db)
}

/** One of the cast sleeps undisturbed, and reads once a day what can wait. */
async function insertChoices(db: Database): Promise<void> {
  const { id } = await db
    .selectFrom('accounts.account')
    .select('id')
    .where('email', '=', 'karim@diwan.example')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('notifications.choice')
    .values({ account_id: id, topic: 'coordination', mail: 'daily', pushed: false })
    .execute()
  await db
    .insertInto('notifications.quiet_hours')
    .values({ account_id: id, from_time: '23:00', to_time: '06:00' })
    .execute()
}

const inOrder = (all: readonly Told[]) => all.toSorted((one, other) => one.at.getTime() - other.at.getTime())

const steps: Readonly<Record<string, string>> = {
  submit: 'registrationReceived',
  requestChanges: 'registrationChangesRequested',
  approve: 'registrationApproved',
  waitlist: 'registrationWaitlisted',
  verifyPayment: 'paymentVerified',
  confirm: 'registrationConfirmed',
}

const ofRegistration = (
  { id, held }: Registration,
  known: { readonly code: string; readonly number: string },
  template: string,
  at: Date,
) =>
  [
    {
      template,
      course: held.course.name as Trilingual,
      words: { ...known, class: held.code },
      days: { day: held.startsOn },
      at,
    },
    id,
  ] as const

/** The cast's instructors hear of the classes ahead of them. */
function toTeach(world: World, classes: readonly HeldClass[]): Told[] {
  return classes
    .filter((held) => world.castInstructors.has(held.instructorId) && held.endsOn >= world.today)
    .map((held) => ({
      accountId: world.instructors.find((each) => each.id === held.instructorId)!.account_id!,
      template: 'classGo',
      course: held.course.name as Trilingual,
      words: { class: held.code },
      days: { day: held.startsOn },
      href: '/InstructorSchedule',
      at: instantOf(addDays(world.today < held.startsOn ? world.today : held.startsOn, -6), '10:10'),
    }))
}

async function certificates(db: Database): Promise<Told[]> {
  const rows = await db
    .selectFrom('certificates.certificate as c')
    .innerJoin('people.trainee as t', 't.id', 'c.trainee_id')
    .innerJoin('classes.course_class as k', 'k.id', 'c.class_id')
    .innerJoin('catalogue.course as course', 'course.id', 'k.course_id')
    .where('t.account_id', 'is not', null)
    .select(['t.account_id', 'c.serial', 'course.name', 'c.issued_at'])
    .orderBy('c.id', 'desc')
    .limit(recentCertificates)
    .execute()
  return rows.map((row) => ({
    accountId: row.account_id!,
    template: 'certificateIssued',
    course: row.name as Trilingual,
    words: { serial: row.serial },
    href: '/TraineeCertification',
    at: new Date(row.issued_at),
  }))
}

/** As the application writes it from the same template. */
function wordsIn(template: (typeof mailTemplates)[number], told: Told, language: TextLanguage) {
  const at = textLanguages.indexOf(language)
  const days = Object.entries(told.days ?? {}).map(([mark, day]) => [mark, dayIn(language, day)] as const)
  const words = { course: inLanguage(told.course, language).text, ...told.words, ...Object.fromEntries(days) }
  const missing = marksIn(template.title[at]! + template.body[at]!).filter((mark) => !(mark in words))
  if (missing.length > 0) throw new Error(`The sample has no ${missing.join(', ')} for ${template.kind}`)
  return {
    title: fill(template.title[at]!, words, 'text'),
    subject: `<p dir="${directionOf(language)}">${fill(template.body[at]!, words, 'html')}</p>`,
  }
}
