import type { CourseSeed } from '../../course-seed.ts'

export const safetyAndSecurity: readonly CourseSeed[] = [
  {
    code: 'SMS-210',
    name: ['التحقيق في أحداث السلامة', 'Investigating safety occurrences', 'Enquête sur les événements de sécurité'],
    category: 'SAFETY',
    level: 'ADVANCED',
    hours: 30,
    days: 5,
    fee: 850,
    objectives: [
      'جمع الأدلة وحفظها\nإجراء المقابلات مع الشهود\nكتابة تقرير تحقيق وتوصياته',
      'Collect and preserve evidence\nInterview witnesses\nWrite an investigation report and its recommendations',
      'Recueillir et préserver les preuves\nInterroger les témoins\nRédiger un rapport d’enquête et ses recommandations',
    ],
    prerequisite: [
      'اجتياز دورة أساسيات نظام إدارة السلامة',
      'A pass in Safety management systems: essentials',
      'Avoir réussi les notions essentielles des SGS',
    ],
    content: [
      'من لحظة وقوع الحدث إلى متابعة التوصيات، مع تمرين محاكاة على ساحة الطائرات.',
      'From the moment of the event to following up recommendations, with a simulated exercise on the apron.',
      'De l’événement au suivi des recommandations, avec un exercice simulé sur l’aire de trafic.',
    ],
    modules: [
      [
        ['أصول التحقيق', 'Principles of investigation', 'Principes de l’enquête'],
        12,
        [
          ['الإطار القانوني', 'The legal framework', 'Le cadre juridique'],
          ['موقع الحدث والأدلة', 'The scene and the evidence', 'Le lieu et les preuves'],
        ],
      ],
      [
        ['التحليل', 'Analysis', 'Analyse'],
        12,
        [
          ['العوامل البشرية', 'Human factors', 'Facteurs humains'],
          ['سلسلة الأسباب', 'The chain of causes', 'L’enchaînement des causes'],
        ],
      ],
      [
        ['التقرير', 'The report', 'Le rapport'],
        6,
        [
          ['صياغة التوصيات', 'Writing recommendations', 'Rédaction des recommandations'],
          ['متابعة التنفيذ', 'Following up', 'Suivi de la mise en œuvre'],
        ],
      ],
    ],
  },
  {
    code: 'SMS-150',
    name: ['العوامل البشرية في الطيران', 'Human factors in aviation', 'Facteurs humains en aviation'],
    category: 'SAFETY',
    level: 'INTERMEDIATE',
    hours: 12,
    days: 3,
    fee: 320,
    objectives: [
      'تفسير الخطأ البشري وأنواعه\nإدارة الإرهاق والضغط\nالتواصل الفعّال داخل الفريق',
      'Explain human error and its kinds\nManage fatigue and stress\nCommunicate well within the team',
      'Expliquer l’erreur humaine et ses formes\nGérer la fatigue et le stress\nBien communiquer au sein de l’équipe',
    ],
    content: [
      'كيف يخطئ الناس، وكيف تُصمم الإجراءات لتحتمل الخطأ.',
      'How people make mistakes, and how procedures are designed to bear them.',
      'Comment l’être humain se trompe et comment concevoir des procédures qui le tolèrent.',
    ],
    modules: [
      [
        ['الخطأ البشري', 'Human error', 'L’erreur humaine'],
        6,
        [
          ['نماذج الخطأ', 'Models of error', 'Modèles d’erreur'],
          ['الثقافة العادلة', 'Just culture', 'Culture juste'],
        ],
      ],
      [
        ['حدود الأداء', 'Limits of performance', 'Limites de la performance'],
        6,
        [
          ['الإرهاق', 'Fatigue', 'La fatigue'],
          ['الوعي بالموقف', 'Situational awareness', 'Conscience de la situation'],
        ],
      ],
    ],
  },
  {
    code: 'SMS-230',
    name: ['تدقيق السلامة الداخلي', 'Internal safety auditing', 'Audit interne de sécurité'],
    category: 'SAFETY',
    level: 'ADVANCED',
    hours: 20,
    days: 4,
    fee: 640,
    objectives: [
      'تخطيط برنامج تدقيق سنوي\nتحرير حالات عدم المطابقة\nالتحقق من الإجراءات التصحيحية',
      'Plan a yearly audit programme\nWrite up non-conformities\nVerify corrective actions',
      'Planifier un programme d’audit annuel\nRédiger les non-conformités\nVérifier les actions correctives',
    ],
    content: [
      'تدريب عملي للمدققين الداخليين مبني على ملفات تدقيق حقيقية مجهّلة.',
      'Hands-on training for internal auditors, built on real audit files with the names removed.',
      'Formation pratique pour auditeurs internes, fondée sur de vrais dossiers anonymisés.',
    ],
    modules: [
      [
        ['التخطيط', 'Planning', 'Planification'],
        8,
        [
          ['نطاق التدقيق', 'Audit scope', 'Portée de l’audit'],
          ['قوائم الفحص', 'Checklists', 'Listes de vérification'],
        ],
      ],
      [
        ['التنفيذ والمتابعة', 'Conduct and follow-up', 'Réalisation et suivi'],
        12,
        [
          ['جمع الشواهد', 'Gathering evidence', 'Collecte des preuves'],
          ['عدم المطابقة', 'Non-conformity', 'Non-conformité'],
        ],
      ],
    ],
  },
  {
    code: 'SMS-120',
    name: ['الاستجابة للطوارئ في المطارات', 'Airport emergency response', 'Intervention d’urgence aéroportuaire'],
    category: 'SAFETY',
    level: 'INTERMEDIATE',
    type: 'WORKSHOP',
    hours: 16,
    days: 4,
    fee: 520,
    objectives: [
      'قراءة خطة طوارئ المطار وتفعيلها\nإدارة مركز القيادة\nإعداد تمرين مكتبي',
      'Read and activate the airport emergency plan\nRun the command post\nPrepare a table-top exercise',
      'Lire et déclencher le plan d’urgence de l’aéroport\nDiriger le poste de commandement\nPréparer un exercice sur table',
    ],
    content: [
      'ورشة تنتهي بتمرين مكتبي تشارك فيه جهات المطار كلها.',
      'A workshop that ends with a table-top exercise of all airport parties.',
      'Un atelier conclu par un exercice sur table réunissant tous les acteurs de l’aéroport.',
    ],
    modules: [
      [
        ['خطة الطوارئ', 'The emergency plan', 'Le plan d’urgence'],
        8,
        [
          ['الأدوار والمسؤوليات', 'Roles and duties', 'Rôles et responsabilités'],
          ['مراحل الاستجابة', 'Stages of response', 'Phases de l’intervention'],
        ],
      ],
      [
        ['التمارين', 'Exercises', 'Exercices'],
        8,
        [
          ['تصميم التمرين', 'Designing an exercise', 'Conception d’un exercice'],
          ['جلسة التقييم', 'Debriefing', 'Débriefing'],
        ],
      ],
    ],
  },
  {
    code: 'SEC-110',
    name: ['التوعية بأمن الطيران', 'Aviation security awareness', 'Sensibilisation à la sûreté de l’aviation'],
    category: 'SECURITY',
    level: 'BASIC',
    hours: 6,
    days: 2,
    fee: 140,
    seats: [8, 24],
    objectives: [
      'معرفة التهديدات المعاصرة\nالإبلاغ عن السلوك المريب\nحماية بطاقة التصريح',
      'Know today’s threats\nReport suspicious behaviour\nProtect one’s permit',
      'Connaître les menaces actuelles\nSignaler un comportement suspect\nProtéger son titre d’accès',
    ],
    content: [
      'دورة قصيرة لازمة لكل حامل تصريح دخول إلى المناطق المقيدة.',
      'A short course that every holder of a restricted-area permit needs.',
      'Une formation brève, exigée de tout titulaire d’un titre d’accès aux zones réglementées.',
    ],
    modules: [
      [
        ['التهديدات', 'Threats', 'Menaces'],
        3,
        [
          ['حوادث من التاريخ', 'Events in history', 'Événements historiques'],
          ['التهديد الداخلي', 'The insider threat', 'La menace interne'],
        ],
      ],
      [
        ['دور الموظف', 'The employee’s part', 'Le rôle de l’employé'],
        3,
        [
          ['الإبلاغ', 'Reporting', 'Signalement'],
          ['بطاقة التصريح', 'The permit', 'Le titre d’accès'],
        ],
      ],
    ],
    means: [
      ['participation', 20],
      ['attendance', 20],
    ],
  },
  {
    code: 'SEC-305',
    name: ['تفسير صور الأشعة السينية', 'X-ray image interpretation', 'Interprétation d’images radioscopiques'],
    category: 'SECURITY',
    level: 'ADVANCED',
    hours: 24,
    days: 4,
    fee: 780,
    seats: [4, 16],
    objectives: [
      'تمييز المواد من ألوانها وكثافتها\nكشف مكونات العبوات الناسفة\nاتخاذ القرار تحت ضغط الوقت',
      'Tell materials by colour and density\nDetect the parts of an explosive device\nDecide under time pressure',
      'Distinguer les matières par couleur et densité\nDétecter les composants d’un engin explosif\nDécider sous contrainte de temps',
    ],
    prerequisite: [
      'اجتياز دورة أمن الطيران للعاملين في المطارات',
      'A pass in Aviation security for airport staff',
      'Avoir réussi Sûreté de l’aviation pour le personnel aéroportuaire',
    ],
    content: [
      'تدريب مكثف على أجهزة المحاكاة بأكثر من ألف صورة.',
      'Intensive training on simulators with more than a thousand images.',
      'Entraînement intensif sur simulateur avec plus de mille images.',
    ],
    modules: [
      [
        ['تقنية الأشعة', 'X-ray technology', 'Technologie radioscopique'],
        6,
        [
          ['مبدأ العمل', 'How it works', 'Principe'],
          ['الألوان والمواد', 'Colours and materials', 'Couleurs et matières'],
        ],
      ],
      [
        ['التعرف على الصور', 'Recognizing images', 'Reconnaissance d’images'],
        18,
        [
          ['الأمتعة اليدوية', 'Cabin baggage', 'Bagages de cabine'],
          ['أمتعة المخازن', 'Hold baggage', 'Bagages de soute'],
        ],
      ],
    ],
    means: [
      ['participation', 10],
      ['project', 30],
    ],
  },
  {
    code: 'SEC-320',
    name: ['إدارة الأزمات الأمنية', 'Managing security crises', 'Gestion des crises de sûreté'],
    category: 'SECURITY',
    level: 'ADVANCED',
    hours: 15,
    days: 3,
    fee: 690,
    objectives: [
      'تشكيل فريق الأزمة\nإدارة المعلومات والإعلام\nالعودة إلى التشغيل الطبيعي',
      'Form a crisis team\nHandle information and the media\nReturn to normal operation',
      'Constituer une équipe de crise\nGérer l’information et les médias\nRevenir à l’exploitation normale',
    ],
    content: [
      'دراسة أزمات حقيقية وقراراتها ساعة بساعة.',
      'Real crises and their decisions, hour by hour.',
      'Étude de crises réelles et de leurs décisions, heure par heure.',
    ],
    modules: [
      [
        ['فريق الأزمة', 'The crisis team', 'L’équipe de crise'],
        8,
        [
          ['الأدوار', 'Roles', 'Rôles'],
          ['غرفة العمليات', 'The operations room', 'La salle d’opérations'],
        ],
      ],
      [
        ['الاتصال', 'Communication', 'Communication'],
        7,
        [
          ['الإعلام', 'The media', 'Les médias'],
          ['أسر المتضررين', 'The families', 'Les familles'],
        ],
      ],
    ],
  },
]
