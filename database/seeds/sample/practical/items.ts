import { json, type Database } from '#platform/server/database.ts'
import { insertMany } from '../../insert-many.ts'

type Item = readonly [max: number, ar: string, en: string, fr: string]

/** What every practical examination looks at. */
const general: readonly Item[] = [
  [
    10,
    'الالتزام بإجراءات السلامة ومعدات الوقاية',
    'Keeps to safety procedures and protective equipment',
    'Respecte les consignes de sécurité et les protections',
  ],
  [
    5,
    'التحضير وفحص المعدات قبل البدء',
    'Prepares and inspects the equipment before the start',
    'Prépare et contrôle le matériel avant de commencer',
  ],
  [
    10,
    'تنفيذ الخطوات بترتيبها الصحيح',
    'Carries out the steps in their right order',
    'Exécute les étapes dans le bon ordre',
  ],
  [5, 'التواصل مع الفريق بعبارات واضحة', 'Communicates clearly with the team', 'Communique clairement avec l’équipe'],
  [
    5,
    'توثيق العمل وتسليم الموقع نظيفًا',
    'Documents the work and leaves the place clean',
    'Consigne le travail et laisse les lieux propres',
  ],
]

/** By the course that asks them; such a course has a practical part. */
const ofCourses: Readonly<Record<string, readonly Item[]>> = {
  'GHO-205': [
    [
      10,
      'تقريب المعدة من الطائرة بالسرعة المقررة',
      'Approaches the aircraft at the set speed',
      'Approche l’avion à la vitesse prescrite',
    ],
    [
      10,
      'وضع الحواجز والأقماع حول الطائرة',
      'Places chocks and cones around the aircraft',
      'Place les cales et les cônes autour de l’avion',
    ],
    [5, 'التعامل مع إشارات اليد', 'Follows hand signals', 'Suit les signaux manuels'],
  ],
  'MRO-110': [
    [
      10,
      'استخدام العدد المعايرة وتسجيل أرقامها',
      'Uses calibrated tools and records their numbers',
      'Utilise des outils étalonnés et note leurs numéros',
    ],
    [10, 'تركيب القطعة بالعزم المطلوب', 'Installs the part with the torque required', 'Monte la pièce au couple exigé'],
  ],
  'CGO-210': [
    [10, 'تصنيف الشحنة ووضع بطاقاتها', 'Classifies and labels the shipment', 'Classe et étiquette l’expédition'],
    [
      5,
      'فحص قائمة القبول بندًا بندًا',
      'Checks the acceptance list item by item',
      'Vérifie la liste d’acceptation point par point',
    ],
  ],
  'SEC-110': [
    [
      10,
      'التعرف على الأشياء المحظورة بين الأمتعة',
      'Recognizes prohibited items among the baggage',
      'Reconnaît les objets interdits parmi les bagages',
    ],
    [
      5,
      'طلب بطاقة التصريح بأدب وحزم',
      'Asks for the permit politely and firmly',
      'Demande le titre d’accès poliment et fermement',
    ],
    [
      10,
      'الإبلاغ عن سلوك مريب خلال دقيقة',
      'Reports suspicious behaviour within a minute',
      'Signale un comportement suspect en une minute',
    ],
  ],
}

/** Other courses with a practical part: the general sheet alone is theirs. */
const generalAlone = ['GHO-215', 'GHO-120', 'MRO-240', 'CGO-101', 'ATS-101', 'ATS-220', 'SEC-305', 'SEC-320']

/** The general sheet, and courses with a practical part and the sheet of each. */
export async function insertPracticalItems(db: Database): Promise<void> {
  const sheetOf = async (courseId: number | null) =>
    courseId === null
      ? db.selectFrom('practical.sheet').select('id').where('course_id', 'is', null).executeTakeFirstOrThrow()
      : db
          .insertInto('practical.sheet')
          .values({ course_id: courseId, asks_second: false })
          .returning('id')
          .executeTakeFirstOrThrow()
  const add = async (courseId: number | null, items: readonly Item[]) => {
    const { id } = await sheetOf(courseId)
    await insertMany(
      db,
      'practical.item',
      items.map(([max, ar, en, fr], at) => ({
        sheet_id: id,
        text: json({ ar, en, fr }),
        max_degree: max,
        position: at + 1,
      })),
    )
  }
  await add(null, general)
  await db
    .updateTable('catalogue.course')
    .set({ practical_pass_percent: 60 })
    .where('code', 'in', generalAlone)
    .execute()
  for (const [code, items] of Object.entries(ofCourses)) {
    const course = await db
      .updateTable('catalogue.course')
      .set({ practical_pass_percent: 60 })
      .where('code', '=', code)
      .returning('id')
      .executeTakeFirstOrThrow()
    await add(course.id, items)
  }
}
