import { sql } from 'kysely'
import { progressIn } from '#modules/diplomas/rules/progress.ts'
import { json, type Database } from '#platform/server/database.ts'
import { idsByCode } from '../ids-by-code.ts'
import { insertMany, insertReturningIds } from '../insert-many.ts'

type Text = readonly [ar: string, en: string, fr: string]
const trilingual = ([ar, en, fr]: Text) => json({ ar, en, fr })

const diplomas = [
  {
    code: 'DIP-SAF',
    name: [
      'دبلوم إدارة السلامة في الطيران',
      'Diploma in Aviation Safety Management',
      'Diplôme en gestion de la sécurité',
    ],
    level: 'ADVANCED',
    fee: 2400,
    description: [
      'يؤهّل من يتولّى نظام إدارة السلامة في المطار أو شركة الطيران، من رصد المخاطر إلى التحقيق والتدقيق.',
      'For those who run the safety management system of an airport or an airline, from finding hazards to investigating and auditing.',
      'Pour ceux qui animent le système de gestion de la sécurité d’un aéroport ou d’une compagnie, du repérage des dangers à l’enquête et à l’audit.',
    ],
    objectives: [
      'إدارة نظام السلامة وفق الملحق التاسع عشر\nالتحقيق في أحداث السلامة وكتابة تقاريرها\nتدقيق السلامة الداخلي ومتابعة نتائجه',
      'Run a safety management system after Annex 19\nInvestigate safety occurrences and report them\nAudit safety internally and follow the findings up',
      'Animer un système de gestion de la sécurité selon l’Annexe 19\nEnquêter sur les événements de sécurité et en rendre compte\nAuditer la sécurité en interne et suivre les constats',
    ],
    admission: [
      'سنتان من العمل في المطار أو شركة طيران.',
      'Two years of work at an airport or an airline.',
      'Deux ans de travail dans un aéroport ou une compagnie aérienne.',
    ],
  },
  {
    code: 'DIP-SEC',
    name: ['دبلوم أمن الطيران', 'Diploma in Aviation Security', 'Diplôme en sûreté de l’aviation'],
    level: 'INTERMEDIATE',
    fee: 1900,
    description: [
      'لمشرفي أمن المطارات: التفتيش وقراءة الصور، وأمن الشحن، وإدارة الأزمات.',
      'For supervisors of airport security: screening and reading images, cargo security, handling crises.',
      'Pour les superviseurs de la sûreté : inspection et lecture d’images, sûreté du fret, gestion des crises.',
    ],
    objectives: [
      'الإشراف على نقاط التفتيش\nقراءة صور الأشعة السينية بدقة\nقيادة الاستجابة للأزمات الأمنية',
      'Supervise screening points\nRead X-ray images reliably\nLead the response to security crises',
      'Superviser les postes d’inspection\nLire les images radioscopiques avec sûreté\nConduire la réponse aux crises de sûreté',
    ],
    admission: [
      'شهادة ثانوية، وسجل أمني خالٍ من السوابق.',
      'A secondary school certificate and a clean security record.',
      'Un diplôme du secondaire et un casier de sûreté vierge.',
    ],
  },
] as const satisfies readonly { readonly name: Text; readonly [key: string]: unknown }[]

/** Courses behind `|` are electives, of which `least` are asked for. */
const tracks: readonly { code: string; name: Text; of: string | null; courses: string; least?: number }[] = [
  {
    code: 'TRK-SAF-OPS',
    name: ['مسار السلامة التشغيلية', 'Operational safety', 'Sécurité des opérations'],
    of: 'DIP-SAF',
    courses: 'SMS-101 SMS-150 SMS-210 | SMS-120 SMS-230 ATS-310',
    least: 1,
  },
  {
    code: 'TRK-SAF-AUD',
    name: ['مسار التدقيق والتحقيق', 'Audit and investigation', 'Audit et enquête'],
    of: 'DIP-SAF',
    courses: 'SMS-101 SMS-230 SMS-210 | LDR-101 DIG-105',
    least: 1,
  },
  {
    code: 'TRK-SEC-APT',
    name: ['مسار أمن المطارات', 'Airport security', 'Sûreté des aéroports'],
    of: 'DIP-SEC',
    courses: 'SEC-110 SEC-201 SEC-305 | SEC-320 CGO-210 DIG-210',
    least: 1,
  },
  {
    code: 'TRK-BASE',
    name: ['أساسيات السلامة والأمن', 'Safety and security basics', 'Bases de la sécurité et de la sûreté'],
    of: null,
    courses: 'SMS-101 SEC-201',
  },
  {
    code: 'TRK-PAX',
    name: ['مسار خدمة الركاب', 'Passenger service', 'Service aux passagers'],
    of: null,
    courses: 'PAX-101 PAX-130 PAX-220 | LNG-101 LNG-120',
    least: 1,
  },
]

/** Two diplomas with their tracks and two free-standing ones, and who has completed one by the results there are. */
export async function insertDiplomas(db: Database): Promise<void> {
  const [levels, courses] = await Promise.all([
    idsByCode(db, 'lookups.course_level'),
    idsByCode(db, 'catalogue.course'),
  ])
  const diplomaIds = await insertReturningIds(
    db,
    'diplomas.diploma',
    diplomas.map((diploma) => ({
      code: diploma.code,
      name: trilingual(diploma.name),
      level_id: levels.get(diploma.level) ?? null,
      fee_minor: diploma.fee * 100,
      description: trilingual(diploma.description),
      objectives: trilingual(diploma.objectives),
      admission: trilingual(diploma.admission),
      is_published: true,
    })),
  )
  const trackIds = await insertReturningIds(
    db,
    'diplomas.track',
    tracks.map((track) => ({
      code: track.code,
      name: trilingual(track.name),
      diploma_id: diplomaIds[diplomas.findIndex((diploma) => diploma.code === track.of)] ?? null,
      least_electives: track.least ?? 0,
      is_published: true,
    })),
  )
  const plans = tracks.map((track, at) => {
    const [required = '', electives = ''] = track.courses.split(' | ')
    const ofKind = (codes: string, isRequired: boolean) =>
      codes.split(' ').flatMap((code) => (code ? [{ id: courses.get(code)!, isRequired }] : []))
    return {
      trackId: trackIds[at]!,
      leastElectives: track.least ?? 0,
      courses: [...ofKind(required, true), ...ofKind(electives, false)],
    }
  })
  await insertMany(
    db,
    'diplomas.track_course',
    plans.flatMap(({ trackId, courses: own }) =>
      own.map((course, position) => ({
        track_id: trackId,
        course_id: course.id,
        position,
        is_required: course.isRequired,
      })),
    ),
  )
  await insertCompletions(db, plans)
}

type Plan = Parameters<typeof progressIn>[0] & { readonly trackId: number }

async function insertCompletions(db: Database, plans: readonly Plan[]): Promise<void> {
  const { rows } = await sql<{ trainee_id: number; course_id: number; at: string }>`
    select r.trainee_id, c.course_id, max(f.published_at) as at
    from registration.registration r
    join classes.course_class c on c.id = r.class_id
    join evaluation.final_result f on f.registration_id = r.id and f.is_current
    where r.main = 'completed' group by 1, 2 order by 1, 2`.execute(db)
  const people = Map.groupBy(rows, (row) => row.trainee_id)
  const completions = [...people].flatMap(([trainee_id, done]) =>
    plans.flatMap((plan) => {
      const counted = done.filter((row) => plan.courses.some((course) => course.id === row.course_id))
      if (!progressIn(plan, new Set(counted.map((row) => row.course_id))).isComplete) return []
      const last = counted
        .map((row) => row.at)
        .sort()
        .at(-1)!
      return [
        {
          trainee_id,
          track_id: plan.trackId,
          course_ids: counted.map((row) => row.course_id),
          completed_at: last,
        },
      ]
    }),
  )
  if (completions.length > 0) await insertMany(db, 'diplomas.track_completion', completions)
}
