import { json, type Database } from '#platform/server/database.ts'
import { idsByCode } from '../../ids-by-code.ts'

/** Puts the bytes of a small file by, as uploads are kept, and answers what its row says of them. */
export type KeepFile = (content: string | Buffer) => Promise<{
  readonly bytes: number
  readonly sha256: Buffer
  readonly storage_key: string
  readonly key_id: string
}>

type Text = readonly [ar: string, en: string, fr: string]
interface MaterialSeed {
  readonly course: string
  /** The place of its module, from 1; left out: of the course as a whole. */
  readonly module?: number
  readonly title: Text
  readonly opens?: 'always' | 'firstDay'
  readonly address?: string
  readonly file?: { readonly name: string; readonly text: string }
}

const materials: readonly MaterialSeed[] = [
  {
    course: 'SMS-101',
    title: ['قائمة مراجعة قبل الدورة', 'Checklist before the course', 'Liste de contrôle avant la formation'],
    file: {
      name: 'قائمة-المراجعة.txt',
      text: [
        'قائمة مراجعة قبل الدورة',
        '',
        '١. اقرأ سياسة السلامة في جهتك، وسجّل من وقّعها.',
        '٢. أحضر تقريرًا عن حادثة أُغلق ملفها، بعد حذف الأسماء.',
        '٣. اعرف من تُبلَّغ إليه المخاطر في جهتك، وكيف.',
        '',
        'Checklist before the course',
        '',
        '1. Read the safety policy of your organization and note who signed it.',
        '2. Bring a report of an occurrence that was closed, without names.',
        '3. Know to whom hazards are reported where you work, and how.',
        '',
      ].join('\n'),
    },
  },
  {
    course: 'SMS-101',
    module: 1,
    title: [
      'دليل إدارة السلامة (الوثيقة ٩٨٥٩)',
      'Safety management manual (Doc 9859)',
      'Manuel de gestion de la sécurité (Doc 9859)',
    ],
    address: 'https://www.icao.int/safety/SafetyManagement',
    opens: 'firstDay',
  },
  {
    course: 'SEC-201',
    title: ['الملحق السابع عشر: أمن الطيران', 'Annex 17: Aviation security', 'Annexe 17 : sûreté de l’aviation'],
    address: 'https://www.icao.int/Security/SFP/Pages/Annex17.aspx',
  },
  {
    course: 'GHO-110',
    module: 1,
    title: ['مصطلحات الساحة', 'Words of the apron', 'Vocabulaire de l’aire de trafic'],
    file: {
      name: 'مصطلحات-الساحة.txt',
      text: [
        'موقف الطائرة — Aircraft stand — Poste de stationnement',
        'الدفع للخلف — Pushback — Refoulement',
        'مثبتات العجلات — Chocks — Cales',
        'وحدة الطاقة الأرضية — Ground power unit — Groupe de parc',
        '',
      ].join('\n'),
    },
  },
  {
    course: 'GHO-110',
    title: ['السلامة في الساحة', 'Safety on the apron', 'La sécurité sur l’aire de trafic'],
    address: 'https://www.iata.org/en/programs/ops-infra/ground-operations/',
  },
]

/** Inserts the materials of some courses, handed in by this account; files where there is a place for them. */
export async function insertMaterials(db: Database, uploadedBy: number, keepFile?: KeepFile): Promise<void> {
  const courses = await idsByCode(db, 'catalogue.course')
  for (const [at, { course, module, title, opens = 'always', address, file }] of materials.entries()) {
    if (file && !keepFile) continue
    const courseId = courses.get(course)!
    const [ar, en, fr] = title
    const ofModule = module
      ? await db
          .selectFrom('catalogue.course_module')
          .select('id')
          .where('course_id', '=', courseId)
          .where('position', '=', module)
          .executeTakeFirstOrThrow()
      : null
    const stored =
      file && keepFile
        ? await db
            .insertInto('platform.file')
            .values({
              ...(await keepFile(file.text)),
              field: 'courseMaterial',
              name: file.name,
              media_type: 'text/plain',
              uploaded_by: uploadedBy,
              subject_type: 'course',
              subject_id: courseId,
            })
            .returning('id')
            .executeTakeFirstOrThrow()
        : null
    await db
      .insertInto('catalogue.material')
      .values({
        course_id: courseId,
        module_id: ofModule?.id ?? null,
        position: at + 1,
        title: json({ ar, en, fr }),
        kind: stored ? 'file' : 'link',
        file_id: stored?.id ?? null,
        address: stored ? null : address!,
        opens,
        is_downloadable: true,
      })
      .execute()
  }
}
