import type { CourseSeed } from '../../course-seed.ts'

export const cargoAndMaintenance: readonly CourseSeed[] = [
  {
    code: 'CGO-101',
    name: ['قبول البضائع الخطرة', 'Dangerous goods acceptance', 'Acceptation des marchandises dangereuses'],
    category: 'CARGO',
    level: 'INTERMEDIATE',
    hours: 24,
    days: 4,
    fee: 560,
    objectives: [
      'تصنيف البضائع الخطرة\nفحص التغليف والوسم\nمراجعة إقرار الشاحن',
      'Classify dangerous goods\nCheck packing and labels\nReview the shipper’s declaration',
      'Classer les marchandises dangereuses\nVérifier emballage et étiquettes\nContrôler la déclaration de l’expéditeur',
    ],
    content: [
      'تمارين على شحنات حقيقية وقوائم القبول المعتمدة.',
      'Exercises on real consignments and approved acceptance lists.',
      'Exercices sur des envois réels et les listes d’acceptation agréées.',
    ],
    modules: [
      [
        ['التصنيف', 'Classification', 'Classification'],
        12,
        [
          ['الفئات التسع', 'The nine classes', 'Les neuf classes'],
          ['بطاريات الليثيوم', 'Lithium batteries', 'Piles au lithium'],
        ],
      ],
      [
        ['القبول', 'Acceptance', 'Acceptation'],
        12,
        [
          ['الوسم', 'Marking', 'Marquage'],
          ['المستندات', 'Documents', 'Documents'],
        ],
      ],
    ],
  },
  {
    code: 'CGO-210',
    name: ['أمن الشحن الجوي', 'Air cargo security', 'Sûreté du fret aérien'],
    category: 'CARGO',
    level: 'INTERMEDIATE',
    hours: 12,
    days: 3,
    fee: 380,
    objectives: [
      'تطبيق سلسلة التوريد الآمنة\nفحص الشحنات\nحماية المستودع',
      'Apply the secure supply chain\nScreen consignments\nProtect the warehouse',
      'Appliquer la chaîne d’approvisionnement sécurisée\nInspecter les envois\nProtéger l’entrepôt',
    ],
    content: [
      'للوكلاء المعتمدين والشاحنين المعروفين.',
      'For regulated agents and known consignors.',
      'Pour agents habilités et expéditeurs connus.',
    ],
    modules: [
      [
        ['سلسلة التوريد', 'The supply chain', 'La chaîne d’approvisionnement'],
        6,
        [
          ['الوكيل المعتمد', 'The regulated agent', 'L’agent habilité'],
          ['الشاحن المعروف', 'The known consignor', 'L’expéditeur connu'],
        ],
      ],
      [
        ['الفحص', 'Screening', 'Inspection'],
        6,
        [
          ['طرق الفحص', 'Methods', 'Méthodes'],
          ['الشحنات عالية الخطورة', 'High-risk cargo', 'Fret à haut risque'],
        ],
      ],
    ],
  },
  {
    code: 'MRO-110',
    name: ['تشريعات صيانة الطائرات', 'Aircraft maintenance regulations', 'Réglementation de la maintenance'],
    category: 'MAINTENANCE',
    level: 'BASIC',
    hours: 20,
    days: 4,
    fee: 500,
    objectives: [
      'فهم متطلبات منشآت الصيانة\nصلاحيات حاملي الإجازات\nحفظ السجلات',
      'Understand maintenance organization requirements\nPrivileges of licence holders\nKeep records',
      'Comprendre les exigences des organismes\nPrivilèges des titulaires de licence\nTenir les registres',
    ],
    content: [
      'قراءة موجهة للوائح مع أسئلة من اختبارات الإجازة.',
      'A guided reading of the regulations with questions from licence exams.',
      'Lecture guidée des règlements avec questions d’examens de licence.',
    ],
    modules: [
      [
        ['المنشأة', 'The organization', 'L’organisme'],
        10,
        [
          ['الاعتماد', 'Approval', 'Agrément'],
          ['دليل الصيانة', 'The exposition', 'Le manuel'],
        ],
      ],
      [
        ['الإجازات', 'Licences', 'Licences'],
        10,
        [
          ['الفئات', 'Categories', 'Catégories'],
          ['السجلات', 'Records', 'Registres'],
        ],
      ],
    ],
  },
  {
    code: 'MRO-240',
    name: [
      'الفحص غير الإتلافي: مدخل',
      'Introduction to non-destructive testing',
      'Introduction aux contrôles non destructifs',
    ],
    category: 'MAINTENANCE',
    level: 'INTERMEDIATE',
    type: 'WORKSHOP',
    hours: 30,
    days: 5,
    fee: 900,
    seats: [4, 12],
    objectives: [
      'اختيار طريقة الفحص\nتنفيذ الفحص بالسوائل المتغلغلة\nتوثيق العيوب',
      'Choose a method of inspection\nCarry out penetrant testing\nRecord defects',
      'Choisir une méthode de contrôle\nRéaliser un ressuage\nConsigner les défauts',
    ],
    content: [
      'تطبيق عملي على عينات معيبة في الورشة.',
      'Practice on flawed samples in the workshop.',
      'Travaux pratiques sur des échantillons défectueux.',
    ],
    modules: [
      [
        ['الطرق', 'Methods', 'Méthodes'],
        12,
        [
          ['السوائل المتغلغلة', 'Penetrant', 'Ressuage'],
          ['التيارات الدوامية', 'Eddy current', 'Courants de Foucault'],
        ],
      ],
      [
        ['التطبيق', 'Practice', 'Pratique'],
        18,
        [
          ['تحضير السطح', 'Surface preparation', 'Préparation de la surface'],
          ['تفسير النتائج', 'Reading results', 'Interprétation'],
        ],
      ],
    ],
    means: [
      ['participation', 10],
      ['attendance', 10],
      ['project', 30],
    ],
  },
]
