import type { CourseSeed } from '../../course-seed.ts'

export const languagesAndDigital: readonly CourseSeed[] = [
  {
    code: 'LNG-101',
    name: ['الإنجليزية للطيران: المستوى الرابع', 'Aviation English: level four', 'Anglais aéronautique : niveau quatre'],
    category: 'LANGUAGES',
    level: 'INTERMEDIATE',
    language: 'en',
    hours: 40,
    days: 10,
    fee: 540,
    seats: [6, 16],
    objectives: [
      'فهم الاتصالات اللاسلكية\nالوصف في المواقف غير المعتادة\nاجتياز اختبار الكفاءة',
      'Understand radio exchanges\nDescribe unusual situations\nPass the proficiency test',
      'Comprendre les échanges radio\nDécrire des situations inhabituelles\nRéussir le test de compétence',
    ],
    content: [
      'تسجيلات حقيقية وتمارين محادثة في مجموعات صغيرة.',
      'Real recordings and conversation in small groups.',
      'Enregistrements réels et conversation en petits groupes.',
    ],
    modules: [
      [
        ['الاستماع', 'Listening', 'Compréhension'],
        20,
        [
          ['اللهجات', 'Accents', 'Accents'],
          ['الضوضاء', 'Noise', 'Bruit'],
        ],
      ],
      [
        ['التحدث', 'Speaking', 'Expression'],
        20,
        [
          ['المواقف الطارئة', 'Emergencies', 'Urgences'],
          ['إعادة الصياغة', 'Paraphrasing', 'Paraphrase'],
        ],
      ],
    ],
  },
  {
    code: 'LNG-120',
    name: [
      'الفرنسية المهنية للمطارات',
      'Professional French for airports',
      'Français professionnel pour les aéroports',
    ],
    category: 'LANGUAGES',
    level: 'BASIC',
    language: 'fr',
    hours: 30,
    days: 10,
    fee: 430,
    seats: [6, 16],
    objectives: [
      'إرشاد الركاب بالفرنسية\nفهم طلباتهم\nكتابة رسالة قصيرة',
      'Guide passengers in French\nUnderstand their requests\nWrite a short message',
      'Orienter les passagers en français\nComprendre leurs demandes\nRédiger un court message',
    ],
    content: [
      'من التحية إلى حل المشكلات عند الكاونتر.',
      'From greetings to solving problems at the desk.',
      'De l’accueil à la résolution de problèmes au comptoir.',
    ],
    modules: [
      [
        ['الاستقبال', 'Welcome', 'Accueil'],
        15,
        [
          ['التحية', 'Greetings', 'Salutations'],
          ['الاتجاهات', 'Directions', 'Orientation'],
        ],
      ],
      [
        ['الخدمة', 'Service', 'Service'],
        15,
        [
          ['الأمتعة المفقودة', 'Lost baggage', 'Bagages perdus'],
          ['الاعتذار', 'Apologies', 'Excuses'],
        ],
      ],
    ],
  },
  {
    code: 'DIG-105',
    name: ['تحليل البيانات للمطارات', 'Data analysis for airports', 'Analyse de données pour les aéroports'],
    category: 'DIGITAL',
    level: 'INTERMEDIATE',
    hours: 24,
    days: 4,
    fee: 660,
    seats: [6, 16],
    objectives: [
      'تنظيف البيانات\nبناء لوحة مؤشرات\nقراءة الاتجاهات',
      'Clean data\nBuild a dashboard\nRead trends',
      'Nettoyer les données\nConstruire un tableau de bord\nLire les tendances',
    ],
    content: [
      'يعمل المتدربون على بيانات حركة سنة كاملة.',
      'Trainees work with a year of traffic data.',
      'Les stagiaires travaillent sur une année de données de trafic.',
    ],
    modules: [
      [
        ['التحضير', 'Preparation', 'Préparation'],
        10,
        [
          ['الجداول', 'Tables', 'Tableaux'],
          ['التنظيف', 'Cleaning', 'Nettoyage'],
        ],
      ],
      [
        ['العرض', 'Presentation', 'Présentation'],
        14,
        [
          ['المؤشرات', 'Indicators', 'Indicateurs'],
          ['الرسوم', 'Charts', 'Graphiques'],
        ],
      ],
    ],
    means: [
      ['participation', 10],
      ['project', 40],
    ],
  },
  {
    code: 'DIG-210',
    name: ['الأمن السيبراني في الطيران', 'Cybersecurity in aviation', 'Cybersécurité dans l’aviation'],
    category: 'DIGITAL',
    level: 'INTERMEDIATE',
    type: 'ONLINE',
    hours: 12,
    days: 4,
    fee: 520,
    seats: [6, 30],
    objectives: [
      'معرفة أسطح الهجوم في الطيران\nكشف التصيد\nالإبلاغ والاستجابة',
      'Know aviation’s attack surfaces\nDetect phishing\nReport and respond',
      'Connaître les surfaces d’attaque\nDétecter l’hameçonnage\nSignaler et réagir',
    ],
    content: [
      'دورة عن بُعد بجلسات مسائية قصيرة.',
      'An online course with short evening sessions.',
      'Une formation à distance en courtes séances du soir.',
    ],
    modules: [
      [
        ['التهديدات', 'Threats', 'Menaces'],
        6,
        [
          ['الأنظمة المتصلة', 'Connected systems', 'Systèmes connectés'],
          ['التصيد', 'Phishing', 'Hameçonnage'],
        ],
      ],
      [
        ['الاستجابة', 'Response', 'Réponse'],
        6,
        [
          ['الإبلاغ', 'Reporting', 'Signalement'],
          ['التعافي', 'Recovery', 'Rétablissement'],
        ],
      ],
    ],
  },
]
