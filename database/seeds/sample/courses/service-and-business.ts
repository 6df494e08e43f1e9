import type { CourseSeed } from '../../course-seed.ts'

export const serviceAndBusiness: readonly CourseSeed[] = [
  {
    code: 'PAX-101',
    name: ['خدمة الركاب وإجراءات السفر', 'Passenger service and check-in', 'Service aux passagers et enregistrement'],
    category: 'PASSENGER',
    level: 'BASIC',
    hours: 20,
    days: 4,
    fee: 280,
    seats: [8, 24],
    objectives: [
      'تنفيذ إجراءات السفر\nالتحقق من وثائق السفر\nاستقبال الراكب بما يليق',
      'Carry out check-in\nVerify travel documents\nReceive passengers courteously',
      'Effectuer l’enregistrement\nVérifier les documents de voyage\nAccueillir les passagers avec courtoisie',
    ],
    content: [
      'محاكاة كاملة لكاونتر السفر وبوابة الصعود.',
      'A full simulation of the check-in desk and the gate.',
      'Simulation complète du comptoir et de la porte d’embarquement.',
    ],
    modules: [
      [
        ['إجراءات السفر', 'Check-in', 'Enregistrement'],
        12,
        [
          ['الوثائق', 'Documents', 'Documents'],
          ['الأمتعة', 'Baggage', 'Bagages'],
        ],
      ],
      [
        ['الصعود', 'Boarding', 'Embarquement'],
        8,
        [
          ['البوابة', 'The gate', 'La porte'],
          ['الرحلات المتأخرة', 'Delayed flights', 'Vols retardés'],
        ],
      ],
    ],
  },
  {
    code: 'PAX-130',
    name: ['خدمة الركاب ذوي الإعاقة', 'Serving passengers with disabilities', 'Accueil des passagers handicapés'],
    category: 'PASSENGER',
    level: 'BASIC',
    hours: 8,
    days: 2,
    fee: 180,
    objectives: [
      'معرفة الحقوق واللوائح\nاستخدام الكراسي المتحركة\nالتواصل المحترم',
      'Know rights and rules\nHandle wheelchairs\nCommunicate with respect',
      'Connaître les droits et les règles\nManier les fauteuils roulants\nCommuniquer avec respect',
    ],
    content: [
      'يشارك في التدريب ركاب من ذوي الإعاقة.',
      'Passengers with disabilities take part in the training.',
      'Des passagers handicapés participent à la formation.',
    ],
    modules: [
      [
        ['الحقوق', 'Rights', 'Droits'],
        4,
        [
          ['اللوائح', 'Regulations', 'Règlements'],
          ['رموز الخدمة', 'Service codes', 'Codes de service'],
        ],
      ],
      [
        ['الممارسة', 'Practice', 'Pratique'],
        4,
        [
          ['النقل', 'Transfer', 'Transfert'],
          ['التواصل', 'Communication', 'Communication'],
        ],
      ],
    ],
    means: [
      ['participation', 20],
      ['attendance', 20],
    ],
  },
  {
    code: 'PAX-220',
    name: ['التعامل مع الراكب الغاضب', 'Dealing with angry passengers', 'Gérer les passagers mécontents'],
    category: 'PASSENGER',
    level: 'INTERMEDIATE',
    type: 'WORKSHOP',
    hours: 6,
    days: 2,
    fee: 160,
    objectives: [
      'تهدئة الموقف\nوضع الحدود بأدب\nطلب المساندة في وقتها',
      'Calm the situation\nSet limits politely\nAsk for support in time',
      'Apaiser la situation\nPoser des limites avec politesse\nDemander de l’aide à temps',
    ],
    content: [
      'تمثيل أدوار من مواقف يومية في الصالات.',
      'Role play from everyday scenes in the terminal.',
      'Jeux de rôle tirés du quotidien de l’aérogare.',
    ],
    modules: [
      [
        ['فهم الغضب', 'Understanding anger', 'Comprendre la colère'],
        3,
        [
          ['المحفزات', 'Triggers', 'Déclencheurs'],
          ['الإنصات', 'Listening', 'L’écoute'],
        ],
      ],
      [
        ['التصرف', 'Acting', 'Agir'],
        3,
        [
          ['العبارات', 'Phrases', 'Formulations'],
          ['التصعيد', 'Escalation', 'Escalade'],
        ],
      ],
    ],
    means: [
      ['participation', 30],
      ['attendance', 10],
    ],
  },
  {
    code: 'LDR-101',
    name: ['الإشراف الفعّال', 'Effective supervision', 'Encadrement efficace'],
    category: 'LEADERSHIP',
    level: 'BASIC',
    hours: 15,
    days: 3,
    fee: 390,
    objectives: [
      'توزيع العمل ومتابعته\nتقديم الملاحظات\nإدارة اجتماع قصير',
      'Assign and follow up work\nGive feedback\nRun a short meeting',
      'Répartir et suivre le travail\nDonner un retour\nConduire une courte réunion',
    ],
    content: ['للمشرفين الجدد في المناوبات.', 'For new shift supervisors.', 'Pour les nouveaux chefs d’équipe.'],
    modules: [
      [
        ['من زميل إلى مشرف', 'From colleague to supervisor', 'De collègue à responsable'],
        7,
        [
          ['الدور الجديد', 'The new role', 'Le nouveau rôle'],
          ['التفويض', 'Delegation', 'Délégation'],
        ],
      ],
      [
        ['إدارة المناوبة', 'Running the shift', 'Gérer l’équipe'],
        8,
        [
          ['التسليم والتسلم', 'Handover', 'Passation'],
          ['الملاحظات', 'Feedback', 'Retour'],
        ],
      ],
    ],
  },
  {
    code: 'LDR-220',
    name: ['إعداد المدربين', 'Training of trainers', 'Formation de formateurs'],
    category: 'LEADERSHIP',
    level: 'INSTRUCTOR',
    hours: 35,
    days: 7,
    fee: 880,
    seats: [6, 12],
    objectives: [
      'تصميم جلسة تدريبية\nإدارة القاعة\nبناء الاختبارات وتحليلها',
      'Design a training session\nManage the classroom\nBuild and analyse tests',
      'Concevoir une séance\nGérer la classe\nConstruire et analyser des tests',
    ],
    content: [
      'يقدّم كل متدرب جلستين تُصوَّران وتُناقَشان.',
      'Each trainee gives two sessions that are filmed and discussed.',
      'Chaque stagiaire anime deux séances filmées et discutées.',
    ],
    modules: [
      [
        ['تصميم التدريب', 'Training design', 'Conception'],
        12,
        [
          ['تحليل الاحتياج', 'Needs analysis', 'Analyse des besoins'],
          ['أهداف التعلم', 'Learning objectives', 'Objectifs d’apprentissage'],
        ],
      ],
      [
        ['التقديم', 'Delivery', 'Animation'],
        15,
        [
          ['إدارة القاعة', 'Classroom management', 'Gestion de classe'],
          ['الوسائل', 'Media', 'Supports'],
        ],
      ],
      [
        ['القياس', 'Measurement', 'Évaluation'],
        8,
        [
          ['بناء الأسئلة', 'Writing questions', 'Rédaction des questions'],
          ['تحليل النتائج', 'Analysing results', 'Analyse des résultats'],
        ],
      ],
    ],
    means: [
      ['participation', 10],
      ['attendance', 10],
      ['project', 40],
    ],
  },
  {
    code: 'LDR-310',
    name: ['اقتصاديات النقل الجوي', 'Air transport economics', 'Économie du transport aérien'],
    category: 'LEADERSHIP',
    level: 'ADVANCED',
    language: 'en',
    hours: 18,
    days: 3,
    fee: 720,
    objectives: [
      'قراءة إيرادات شركة طيران وتكاليفها\nالتسعير وإدارة العائد\nرسوم المطارات',
      'Read an airline’s revenues and costs\nPricing and yield management\nAirport charges',
      'Lire les recettes et coûts d’une compagnie\nTarification et gestion des recettes\nRedevances aéroportuaires',
    ],
    content: [
      'تُدرَّس بالإنجليزية، مع نماذج مالية يبنيها المتدرب.',
      'Taught in English, with financial models that trainees build.',
      'Enseigné en anglais, avec des modèles financiers construits par les stagiaires.',
    ],
    modules: [
      [
        ['شركات الطيران', 'Airlines', 'Compagnies aériennes'],
        10,
        [
          ['بنية التكلفة', 'Cost structure', 'Structure des coûts'],
          ['إدارة العائد', 'Yield management', 'Gestion des recettes'],
        ],
      ],
      [
        ['المطارات', 'Airports', 'Aéroports'],
        8,
        [
          ['الرسوم', 'Charges', 'Redevances'],
          ['الإيراد التجاري', 'Commercial revenue', 'Recettes commerciales'],
        ],
      ],
    ],
  },
]
