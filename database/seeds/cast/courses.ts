import type { CourseSeed } from '../course-seed.ts'

/** The three courses of the story. The question files name the first two by code and their modules by name. */
export const castCourses: readonly CourseSeed[] = [
  {
    code: 'SMS-101',
    name: [
      'أساسيات نظام إدارة السلامة',
      'Safety management systems: essentials',
      'Systèmes de gestion de la sécurité : notions essentielles',
    ],
    category: 'SAFETY',
    level: 'BASIC',
    hours: 25,
    days: 5,
    fee: 600,
    objectives: [
      'شرح الركائز الأربع لنظام إدارة السلامة\nالتمييز بين الخطر والمخاطرة\nتقدير المخاطر بمصفوفة الشدة والاحتمال\nكتابة تقرير طوعي عن حدث سلامة',
      'Explain the four components of a safety management system\nTell a hazard from a risk\nAssess risks with a severity and probability matrix\nWrite a voluntary safety report',
      'Expliquer les quatre composantes d’un système de gestion de la sécurité\nDistinguer danger et risque\nÉvaluer les risques à l’aide d’une matrice gravité-probabilité\nRédiger un compte rendu volontaire de sécurité',
    ],
    prerequisite: [
      'خبرة عمل ستة أشهر في منشأة طيران',
      'Six months of work in an aviation organization',
      'Six mois d’expérience dans un organisme d’aviation',
    ],
    content: [
      'دورة تأسيسية للعاملين في المطارات وشركات الطيران، تجمع بين متطلبات الملحق التاسع عشر وحالات واقعية من ساحات الطائرات.',
      'A foundation course for airport and airline staff that joins the requirements of Annex 19 with real cases from the apron.',
      'Cours de base destiné au personnel des aéroports et des compagnies aériennes, alliant les exigences de l’Annexe 19 à des cas réels d’aire de trafic.',
    ],
    modules: [
      [
        ['مقدمة في إدارة السلامة', 'Introduction to safety management', 'Introduction à la gestion de la sécurité'],
        10,
        [
          ['تطور مفهوم السلامة', 'How the idea of safety evolved', 'L’évolution de la notion de sécurité'],
          ['الركائز الأربع', 'The four components', 'Les quatre composantes'],
          [
            'الثقافة العادلة والإبلاغ الطوعي',
            'Just culture and voluntary reporting',
            'Culture juste et comptes rendus volontaires',
          ],
        ],
      ],
      [
        ['تحليل المخاطر', 'Risk analysis', 'Analyse des risques'],
        15,
        [
          ['التعرف على مصادر الخطر', 'Identifying hazards', 'Identification des dangers'],
          ['مصفوفة المخاطر', 'The risk matrix', 'La matrice des risques'],
          ['خفض المخاطر ومتابعتها', 'Mitigating and monitoring risks', 'Atténuation et suivi des risques'],
        ],
      ],
    ],
  },
  {
    code: 'SEC-201',
    name: [
      'أمن الطيران للعاملين في المطارات',
      'Aviation security for airport staff',
      'Sûreté de l’aviation pour le personnel aéroportuaire',
    ],
    category: 'SECURITY',
    level: 'INTERMEDIATE',
    hours: 20,
    days: 4,
    fee: 450,
    objectives: [
      'تطبيق ضوابط الدخول إلى المناطق المقيدة\nالتعرف على المواد المحظورة\nالتصرف السليم عند العثور على حقيبة متروكة',
      'Apply access control to restricted areas\nRecognize prohibited items\nAct correctly when a bag is found unattended',
      'Appliquer le contrôle d’accès aux zones réglementées\nReconnaître les articles interdits\nRéagir correctement devant un bagage abandonné',
    ],
    content: [
      'تتناول الدورة التهديدات التي تواجه الطيران المدني وإجراءات الحماية في المطار وفق الملحق السابع عشر.',
      'The course covers threats to civil aviation and the airport’s protective measures under Annex 17.',
      'Le cours traite des menaces contre l’aviation civile et des mesures de protection de l’aéroport selon l’Annexe 17.',
    ],
    modules: [
      [
        ['أمن المطارات', 'Airport security', 'Sûreté aéroportuaire'],
        12,
        [
          ['المناطق المقيدة وتصاريح الدخول', 'Restricted areas and permits', 'Zones réglementées et titres d’accès'],
          [
            'تفتيش الركاب والأمتعة',
            'Screening passengers and baggage',
            'Inspection-filtrage des passagers et des bagages',
          ],
          ['الأمتعة المتروكة', 'Unattended baggage', 'Bagages abandonnés'],
        ],
      ],
      [
        ['التهديدات والاستجابة لها', 'Threats and response', 'Menaces et réponse'],
        8,
        [
          ['مستويات التهديد', 'Threat levels', 'Niveaux de menace'],
          ['خطة الطوارئ الأمنية', 'The security contingency plan', 'Le plan d’urgence de sûreté'],
        ],
      ],
    ],
  },
  {
    code: 'GHO-110',
    name: ['أساسيات المناولة الأرضية', 'Ground handling essentials', 'Notions essentielles de l’assistance en escale'],
    category: 'GROUND',
    level: 'BASIC',
    type: 'BLENDED',
    hours: 15,
    days: 3,
    fee: 300,
    objectives: [
      'وصف مراحل خدمة الطائرة بين رحلتين\nالتحرك الآمن في ساحة الطائرات\nاستخدام الإشارات اليدوية الموحدة',
      'Describe the stages of an aircraft turnaround\nMove safely on the apron\nUse the standard marshalling signals',
      'Décrire les étapes de l’escale d’un avion\nSe déplacer en sécurité sur l’aire de trafic\nUtiliser les signaux de placage normalisés',
    ],
    content: [
      'مدخل عملي إلى العمل في ساحة الطائرات، ينتهي بتدريب ميداني.',
      'A practical introduction to work on the apron that ends with field practice.',
      'Une introduction pratique au travail sur l’aire de trafic, conclue par un exercice sur le terrain.',
    ],
    modules: [
      [
        ['خدمة الطائرة بين رحلتين', 'The aircraft turnaround', 'L’escale de l’avion'],
        9,
        [
          ['استقبال الطائرة', 'Receiving the aircraft', 'Accueil de l’avion'],
          ['التحميل والتفريغ', 'Loading and unloading', 'Chargement et déchargement'],
        ],
      ],
      [
        ['سلامة الساحة', 'Apron safety', 'Sécurité de l’aire de trafic'],
        6,
        [
          ['المركبات والمعدات', 'Vehicles and equipment', 'Véhicules et équipements'],
          ['الحطام والأجسام الغريبة', 'Foreign object debris', 'Débris et corps étrangers'],
        ],
      ],
    ],
    means: [
      ['participation', 10],
      ['attendance', 10],
      ['project', 20],
    ],
  },
]

/** Who may deliver which of them. */
export const castCourseInstructors = [
  ['SMS-101', 'omar'],
  ['SMS-101', 'salma'],
  ['SEC-201', 'salma'],
  ['SEC-201', 'omar'],
  ['GHO-110', 'salma'],
] as const
