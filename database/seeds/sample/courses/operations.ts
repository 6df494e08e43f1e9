import type { CourseSeed } from '../../course-seed.ts'

export const operations: readonly CourseSeed[] = [
  {
    code: 'GHO-205',
    name: ['تنسيق حركة الطائرات في الساحة', 'Apron coordination', 'Coordination de l’aire de trafic'],
    category: 'GROUND',
    level: 'INTERMEDIATE',
    hours: 20,
    days: 4,
    fee: 480,
    objectives: [
      'توزيع مواقف الطائرات\nالتنسيق مع برج المراقبة\nمعالجة تعارض الخدمات',
      'Allocate stands\nCoordinate with the tower\nResolve service conflicts',
      'Attribuer les postes de stationnement\nCoordonner avec la tour\nRésoudre les conflits de service',
    ],
    content: [
      'يعمل المتدربون على جدول يوم كامل لمطار متوسط.',
      'Trainees work through a full day’s schedule of a medium airport.',
      'Les stagiaires traitent le programme d’une journée d’un aéroport moyen.',
    ],
    modules: [
      [
        ['مواقف الطائرات', 'Aircraft stands', 'Postes de stationnement'],
        10,
        [
          ['قواعد التوزيع', 'Allocation rules', 'Règles d’attribution'],
          ['التأخير وأثره', 'Delay and its effect', 'Le retard et ses effets'],
        ],
      ],
      [
        ['التنسيق', 'Coordination', 'Coordination'],
        10,
        [
          ['لغة الاتصال', 'Phraseology', 'Phraséologie'],
          ['القرار المشترك', 'Collaborative decisions', 'Décision collaborative'],
        ],
      ],
    ],
  },
  {
    code: 'GHO-215',
    name: ['تشغيل معدات الخدمة الأرضية', 'Operating ground support equipment', 'Conduite du matériel d’assistance'],
    category: 'GROUND',
    level: 'BASIC',
    type: 'ONTHEJOB',
    hours: 24,
    days: 4,
    fee: 410,
    seats: [4, 12],
    objectives: [
      'فحص المعدة قبل التشغيل\nالاقتراب الآمن من الطائرة\nالتصرف عند العطل',
      'Inspect equipment before use\nApproach the aircraft safely\nAct on a breakdown',
      'Inspecter le matériel avant usage\nApprocher l’avion en sécurité\nRéagir à une panne',
    ],
    content: [
      'تدريب ميداني في مجموعات صغيرة على أربع معدات رئيسة.',
      'Field training in small groups on four main vehicles.',
      'Formation de terrain en petits groupes sur quatre engins principaux.',
    ],
    modules: [
      [
        ['قبل التشغيل', 'Before use', 'Avant usage'],
        6,
        [
          ['الفحص اليومي', 'The daily inspection', 'L’inspection quotidienne'],
          ['رخصة الساحة', 'The apron licence', 'Le permis de piste'],
        ],
      ],
      [
        ['التشغيل', 'Operation', 'Conduite'],
        18,
        [
          ['الجرارات والسلالم', 'Tractors and stairs', 'Tracteurs et escabeaux'],
          ['وحدات الطاقة', 'Power units', 'Groupes de parc'],
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
    code: 'GHO-120',
    name: ['دفع الطائرات وسحبها', 'Aircraft push-back and towing', 'Repoussage et tractage des avions'],
    category: 'GROUND',
    level: 'INTERMEDIATE',
    hours: 10,
    days: 2,
    fee: 360,
    seats: [4, 12],
    objectives: [
      'تجهيز قضيب السحب\nالتخاطب مع قمرة القيادة\nتأمين جناحي الطائرة',
      'Prepare the tow bar\nSpeak with the flight deck\nGuard the wing tips',
      'Préparer la barre de tractage\nCommuniquer avec le poste de pilotage\nSurveiller les bouts d’aile',
    ],
    content: [
      'دورة مركزة لسائقي الجرارات ومراقبي الأجنحة.',
      'A focused course for tug drivers and wing walkers.',
      'Formation ciblée pour conducteurs de tracteur et surveillants d’aile.',
    ],
    modules: [
      [
        ['التجهيز', 'Preparation', 'Préparation'],
        4,
        [
          ['قضيب السحب', 'The tow bar', 'La barre'],
          ['منطقة الأمان', 'The safety zone', 'La zone de sécurité'],
        ],
      ],
      [
        ['المناورة', 'The manoeuvre', 'La manœuvre'],
        6,
        [
          ['الاتصال', 'Communication', 'Communication'],
          ['ظروف الطقس', 'Weather', 'Météo'],
        ],
      ],
    ],
  },
  {
    code: 'ATS-101',
    name: [
      'مدخل إلى خدمات الحركة الجوية',
      'Introduction to air traffic services',
      'Introduction aux services de la circulation aérienne',
    ],
    category: 'ATS',
    level: 'BASIC',
    hours: 40,
    days: 8,
    fee: 950,
    objectives: [
      'وصف تقسيم المجال الجوي\nقراءة خطة الطيران\nاستخدام المصطلحات الموحدة',
      'Describe the division of airspace\nRead a flight plan\nUse standard phraseology',
      'Décrire la division de l’espace aérien\nLire un plan de vol\nUtiliser la phraséologie normalisée',
    ],
    content: [
      'أسبوعان من الدرس والتمرين على المحاكاة الصوتية.',
      'Two weeks of study and voice simulation.',
      'Deux semaines d’étude et de simulation vocale.',
    ],
    modules: [
      [
        ['المجال الجوي', 'Airspace', 'L’espace aérien'],
        15,
        [
          ['التصنيف', 'Classes', 'Classes'],
          ['الفصل بين الطائرات', 'Separation', 'Espacement'],
        ],
      ],
      [
        ['خطة الطيران', 'The flight plan', 'Le plan de vol'],
        10,
        [
          ['الحقول', 'Fields', 'Champs'],
          ['الرسائل', 'Messages', 'Messages'],
        ],
      ],
      [
        ['الاتصال اللاسلكي', 'Radiotelephony', 'Radiotéléphonie'],
        15,
        [
          ['المصطلحات', 'Phraseology', 'Phraséologie'],
          ['الطوارئ', 'Emergencies', 'Urgences'],
        ],
      ],
    ],
  },
  {
    code: 'ATS-220',
    name: ['النشر الإعلامي للطيران', 'Aeronautical information services', 'Services d’information aéronautique'],
    category: 'ATS',
    level: 'INTERMEDIATE',
    hours: 25,
    days: 5,
    fee: 620,
    objectives: [
      'تحرير إعلانات الطيارين\nضبط جودة البيانات\nدورة النشر المنتظمة',
      'Draft notices to airmen\nControl data quality\nThe regulated publication cycle',
      'Rédiger les avis aux navigants\nContrôler la qualité des données\nLe cycle réglementé de publication',
    ],
    content: [
      'لموظفي مكاتب معلومات الطيران والمطارات.',
      'For staff of aeronautical information and airport offices.',
      'Pour le personnel des bureaux d’information aéronautique et d’aéroport.',
    ],
    modules: [
      [
        ['إعلانات الطيارين', 'Notices to airmen', 'Avis aux navigants'],
        13,
        [
          ['البنية', 'Structure', 'Structure'],
          ['أخطاء شائعة', 'Common errors', 'Erreurs fréquentes'],
        ],
      ],
      [
        ['جودة البيانات', 'Data quality', 'Qualité des données'],
        12,
        [
          ['المصدر', 'The source', 'La source'],
          ['التحقق', 'Verification', 'Vérification'],
        ],
      ],
    ],
  },
  {
    code: 'ATS-310',
    name: ['سلامة المدرج ومنع اقتحامه', 'Runway safety', 'Sécurité des pistes'],
    category: 'ATS',
    level: 'ADVANCED',
    hours: 12,
    days: 3,
    fee: 430,
    objectives: [
      'تحليل أسباب اقتحام المدرج\nتقييم حالة السطح\nعمل فريق سلامة المدرج',
      'Analyse the causes of incursions\nAssess surface condition\nRun a runway safety team',
      'Analyser les causes des incursions\nÉvaluer l’état de surface\nAnimer une équipe de sécurité des pistes',
    ],
    content: [
      'لفرق سلامة المدرج من المراقبة والمطار وشركات الطيران.',
      'For runway safety teams from the tower, the airport and the airlines.',
      'Pour les équipes de sécurité des pistes de la tour, de l’aéroport et des compagnies.',
    ],
    modules: [
      [
        ['الاقتحام', 'Incursion', 'Incursion'],
        6,
        [
          ['حالات واقعية', 'Real cases', 'Cas réels'],
          ['نقاط الخطر', 'Hot spots', 'Points chauds'],
        ],
      ],
      [
        ['حالة السطح', 'Surface condition', 'État de surface'],
        6,
        [
          ['نموذج التقرير', 'The report form', 'Le formulaire'],
          ['الكبح', 'Braking', 'Freinage'],
        ],
      ],
    ],
  },
]
