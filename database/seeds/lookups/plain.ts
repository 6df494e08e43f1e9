import type { SheetKind } from '#modules/feedback/rules/kinds.ts'
import type { Entry } from './entry.ts'

/** What a new academy starts with in its plain lookups; each may be edited or set inactive afterwards. */
export const plainLookups = {
  language: [
    ['ar', 'العربية', 'Arabic', 'Arabe'],
    ['en', 'الإنجليزية', 'English', 'Anglais'],
    ['fr', 'الفرنسية', 'French', 'Français'],
    ['de', 'الألمانية', 'German', 'Allemand'],
    ['es', 'الإسبانية', 'Spanish', 'Espagnol'],
    ['it', 'الإيطالية', 'Italian', 'Italien'],
    ['pt', 'البرتغالية', 'Portuguese', 'Portugais'],
    ['ru', 'الروسية', 'Russian', 'Russe'],
    ['tr', 'التركية', 'Turkish', 'Turc'],
    ['zh', 'الصينية', 'Chinese', 'Chinois'],
    ['ur', 'الأردية', 'Urdu', 'Ourdou'],
    ['sw', 'السواحيلية', 'Swahili', 'Swahili'],
  ],
  course_category: [
    ['SAFETY', 'السلامة', 'Safety', 'Sécurité de l’aviation'],
    ['SECURITY', 'أمن الطيران', 'Aviation security', 'Sûreté de l’aviation'],
    ['GROUND', 'العمليات الأرضية', 'Ground operations', 'Opérations au sol'],
    ['ATS', 'خدمات الحركة الجوية', 'Air traffic services', 'Services de la circulation aérienne'],
    ['MAINTENANCE', 'صيانة الطائرات', 'Aircraft maintenance', 'Maintenance des aéronefs'],
    ['PASSENGER', 'خدمات الركاب', 'Passenger services', 'Services aux passagers'],
    ['CARGO', 'الشحن والبضائع الخطرة', 'Cargo and dangerous goods', 'Fret et marchandises dangereuses'],
    ['LEADERSHIP', 'القيادة والإدارة', 'Leadership and management', 'Leadership et gestion'],
    ['LANGUAGES', 'اللغات', 'Languages', 'Langues'],
    ['DIGITAL', 'التقنية والبيانات', 'Technology and data', 'Technologie et données'],
  ],
  course_level: [
    ['BASIC', 'أساسي', 'Basic', 'Élémentaire'],
    ['INTERMEDIATE', 'متوسط', 'Intermediate', 'Intermédiaire'],
    ['ADVANCED', 'متقدم', 'Advanced', 'Avancé'],
    ['RECURRENT', 'تنشيطي', 'Recurrent', 'Recyclage'],
    ['INSTRUCTOR', 'إعداد مدربين', 'Instructor', 'Formation de formateurs'],
  ],
  course_type: [
    ['CLASSROOM', 'حضوري', 'Classroom', 'Présentiel'],
    ['ONLINE', 'عن بُعد', 'Online', 'À distance'],
    ['BLENDED', 'مدمج', 'Blended', 'Hybride'],
    ['ONTHEJOB', 'على رأس العمل', 'On the job', 'En situation de travail'],
    ['WORKSHOP', 'ورشة عمل', 'Workshop', 'Atelier'],
  ],
  course_area_of_study: [
    ['OPERATIONS', 'التشغيل', 'Operations', 'Exploitation'],
    ['REGULATION', 'التشريعات والرقابة', 'Regulation and oversight', 'Réglementation et surveillance'],
    ['ENGINEERING', 'الهندسة', 'Engineering', 'Ingénierie'],
    ['SERVICE', 'خدمة العملاء', 'Customer service', 'Service à la clientèle'],
    ['BUSINESS', 'الأعمال والمالية', 'Business and finance', 'Affaires et finances'],
    ['HUMANFACTORS', 'العوامل البشرية', 'Human factors', 'Facteurs humains'],
  ],
  class_room_kind: [
    ['LECTURE', 'قاعة محاضرات', 'Lecture room', 'Salle de cours'],
    ['LAB', 'معمل حاسب', 'Computer laboratory', 'Salle informatique'],
    ['WORKSHOP', 'ورشة عملية', 'Practical workshop', 'Atelier pratique'],
    ['SIMULATOR', 'قاعة محاكاة', 'Simulator room', 'Salle de simulation'],
    ['MEETING', 'قاعة اجتماعات', 'Meeting room', 'Salle de réunion'],
    ['AUDITORIUM', 'مدرج', 'Auditorium', 'Amphithéâtre'],
  ],
  facility: [
    ['PROJECTOR', 'جهاز عرض', 'Projector', 'Vidéoprojecteur'],
    ['SMARTBOARD', 'سبورة تفاعلية', 'Interactive board', 'Tableau interactif'],
    ['COMPUTERS', 'حواسيب للمتدربين', 'Trainee computers', 'Ordinateurs pour stagiaires'],
    ['VIDEOCONF', 'نظام مؤتمرات مرئية', 'Video conferencing', 'Visioconférence'],
    ['SOUND', 'نظام صوتي', 'Sound system', 'Sonorisation'],
    ['ACCESSIBLE', 'مهيأة لذوي الإعاقة', 'Wheelchair accessible', 'Accès pour personnes handicapées'],
    ['SIMULATOR', 'جهاز محاكاة', 'Simulator', 'Simulateur'],
    ['XRAY', 'جهاز تدريب على الفحص بالأشعة', 'X-ray screening trainer', 'Simulateur d’imagerie radioscopique'],
    ['PRAYER', 'مصلى قريب', 'Prayer room nearby', 'Salle de prière à proximité'],
  ],
  exam_type: [
    ['QUIZ', 'اختبار قصير', 'Quiz', 'Interrogation'],
    ['MIDTERM', 'اختبار منتصف الدورة', 'Midterm exam', 'Examen de mi-parcours'],
    ['FINAL', 'اختبار نهائي', 'Final exam', 'Examen final'],
    ['PRETEST', 'اختبار قبلي', 'Pre-test', 'Test préalable'],
    ['RETAKE', 'اختبار إعادة', 'Repeat exam', 'Examen de rattrapage'],
  ],
  question_level: [
    ['EASY', 'سهل', 'Easy', 'Facile'],
    ['MEDIUM', 'متوسط', 'Medium', 'Moyen'],
    ['HARD', 'صعب', 'Hard', 'Difficile'],
  ],
  question_category: [
    ['KNOWLEDGE', 'معرفة', 'Knowledge', 'Connaissance'],
    ['UNDERSTANDING', 'فهم', 'Understanding', 'Compréhension'],
    ['APPLICATION', 'تطبيق', 'Application', 'Application'],
    ['ANALYSIS', 'تحليل', 'Analysis', 'Analyse'],
    ['REGULATION', 'لوائح', 'Regulations', 'Réglementation'],
  ],
  contact_type: [
    ['EMAIL', 'بريد إلكتروني شخصي', 'Personal e-mail', 'E-mail personnel'],
    ['WORKEMAIL', 'بريد إلكتروني للعمل', 'Work e-mail', 'E-mail professionnel'],
    ['MOBILE', 'هاتف جوال', 'Mobile', 'Téléphone mobile'],
    ['PHONE', 'هاتف ثابت', 'Land line', 'Téléphone fixe'],
    ['WHATSAPP', 'واتساب', 'WhatsApp', 'WhatsApp'],
    ['LINKEDIN', 'لينكدإن', 'LinkedIn', 'LinkedIn'],
  ],
  education_degree: [
    ['SECONDARY', 'الثانوية العامة', 'Secondary school', 'Baccalauréat'],
    ['DIPLOMA', 'دبلوم متوسط', 'Diploma', 'Diplôme technique'],
    ['HIGHERDIPLOMA', 'دبلوم عالٍ', 'Higher diploma', 'Diplôme supérieur'],
    ['BACHELOR', 'بكالوريوس', 'Bachelor’s degree', 'Licence'],
    ['MASTER', 'ماجستير', 'Master’s degree', 'Master'],
    ['DOCTORATE', 'دكتوراه', 'Doctorate', 'Doctorat'],
  ],
  industry_sector: [
    ['AIRPORT', 'المطارات', 'Airports', 'Aéroports'],
    ['AIRLINE', 'شركات الطيران', 'Airlines', 'Compagnies aériennes'],
    ['AUTHORITY', 'سلطات الطيران المدني', 'Civil aviation authorities', 'Autorités de l’aviation civile'],
    ['HANDLING', 'الخدمات الأرضية', 'Ground handling', 'Assistance en escale'],
    ['NAVIGATION', 'الملاحة الجوية', 'Air navigation', 'Navigation aérienne'],
    ['LOGISTICS', 'الشحن والخدمات اللوجستية', 'Cargo and logistics', 'Fret et logistique'],
    ['EDUCATION', 'التعليم والتدريب', 'Education and training', 'Éducation et formation'],
    ['GOVERNMENT', 'جهات حكومية', 'Government', 'Administrations publiques'],
  ],
  payment_type: [
    ['BANKTRANSFER', 'تحويل بنكي', 'Bank transfer', 'Virement bancaire'],
    ['SWIFT', 'تحويل دولي (سويفت)', 'International transfer (SWIFT)', 'Virement international (SWIFT)'],
    ['CHEQUE', 'شيك', 'Cheque', 'Chèque'],
    ['CASH', 'نقدًا', 'Cash', 'Espèces'],
    ['CARD', 'بطاقة مصرفية', 'Bank card', 'Carte bancaire'],
    ['CREDIT', 'على حساب الجهة', 'On the organization’s account', 'Sur le compte de l’organisme'],
  ],
  user_title: [
    ['MR', 'السيد', 'Mr', 'M.'],
    ['MS', 'السيدة', 'Ms', 'Mme'],
    ['ENG', 'المهندس', 'Eng.', 'Ing.'],
    ['DR', 'الدكتور', 'Dr', 'Dr'],
    ['PROF', 'الأستاذ الدكتور', 'Prof.', 'Pr'],
    ['CAPT', 'الكابتن', 'Capt.', 'Cdt'],
  ],
  marital_status: [
    ['SINGLE', 'أعزب', 'Single', 'Célibataire'],
    ['MARRIED', 'متزوج', 'Married', 'Marié'],
    ['DIVORCED', 'مطلق', 'Divorced', 'Divorcé'],
    ['WIDOWED', 'أرمل', 'Widowed', 'Veuf'],
  ],
  material_type: [
    ['HANDOUT', 'مذكرة', 'Handout', 'Support de cours'],
    ['SLIDES', 'عرض تقديمي', 'Slides', 'Diaporama'],
    ['VIDEO', 'مقطع مرئي', 'Video', 'Vidéo'],
    ['EXERCISE', 'تمرين', 'Exercise', 'Exercice'],
    ['REFERENCE', 'مرجع', 'Reference', 'Référence'],
    ['REGULATION', 'لائحة', 'Regulation', 'Règlement'],
  ],
  instructor_status: [
    ['FULLTIME', 'متفرغ', 'Full time', 'À plein temps'],
    ['PARTTIME', 'غير متفرغ', 'Part time', 'À temps partiel'],
    ['EXTERNAL', 'متعاون خارجي', 'External', 'Externe'],
    ['CANDIDATE', 'مرشح قيد الاعتماد', 'Awaiting approval', 'En attente d’agrément'],
    ['SUSPENDED', 'موقوف', 'Suspended', 'Suspendu'],
  ],
  participation_type: [
    ['DISCUSSION', 'مناقشة', 'Discussion', 'Discussion'],
    ['GROUPWORK', 'عمل جماعي', 'Group work', 'Travail en groupe'],
    ['PRESENTATION', 'عرض قدّمه المتدرب', 'Presentation', 'Exposé'],
    ['CASESTUDY', 'دراسة حالة', 'Case study', 'Étude de cas'],
    ['PRACTICE', 'تطبيق عملي', 'Practice', 'Mise en pratique'],
  ],
  training_strategy: [
    ['LECTURE', 'محاضرة', 'Lecture', 'Exposé magistral'],
    ['CASESTUDY', 'دراسة حالة', 'Case study', 'Étude de cas'],
    ['ROLEPLAY', 'تمثيل أدوار', 'Role play', 'Jeu de rôle'],
    ['SIMULATION', 'محاكاة', 'Simulation', 'Simulation'],
    ['FIELDVISIT', 'زيارة ميدانية', 'Field visit', 'Visite de terrain'],
    ['SELFSTUDY', 'تعلّم ذاتي', 'Self-study', 'Autoformation'],
  ],
  document_category: [
    ['POLICY', 'اللوائح والسياسات', 'Policies', 'Règlements'],
    ['GUIDE', 'الأدلة', 'Guides', 'Guides'],
    ['FORM', 'النماذج', 'Forms', 'Formulaires'],
    ['VIDEO', 'المقاطع المرئية', 'Videos', 'Vidéos'],
  ],
  provider: [
    ['ACADEMY', 'الأكاديمية', 'The academy', 'L’académie'],
    ['ICAO', 'منظمة الطيران المدني الدولي', 'ICAO', 'OACI'],
    ['IATA', 'الاتحاد الدولي للنقل الجوي', 'IATA', 'IATA'],
    ['PARTNER', 'جهة شريكة', 'A partner', 'Un partenaire'],
  ],
  request_location: [
    ['ACADEMY', 'مقر الأكاديمية', 'At the academy', 'À l’académie'],
    ['CUSTOMERSITE', 'مقر الجهة', 'At the organization', 'Chez l’organisme'],
    ['ONLINE', 'عن بُعد', 'Online', 'À distance'],
    ['ABROAD', 'خارج البلاد', 'Abroad', 'À l’étranger'],
  ],
  room_facility: [
    ['WIFI', 'إنترنت لاسلكي', 'Wi-Fi', 'Wi-Fi'],
    ['AIRCONDITION', 'تكييف', 'Air conditioning', 'Climatisation'],
    ['BREAKFAST', 'إفطار', 'Breakfast', 'Petit-déjeuner'],
    ['KITCHEN', 'مطبخ صغير', 'Kitchenette', 'Kitchenette'],
    ['DESK', 'مكتب للدراسة', 'Desk', 'Bureau'],
    ['LAUNDRY', 'غسيل الملابس', 'Laundry', 'Blanchisserie'],
    ['ACCESSIBLE', 'مهيأة لذوي الإعاقة', 'Wheelchair accessible', 'Accès pour personnes handicapées'],
  ],
} as const satisfies Record<string, readonly Entry[]>

/** Paid extras, in whole US dollars, and what each is charged for. */
export const extras: readonly (readonly [...Entry, dollars: number, per: 'person' | 'day' | 'once'])[] = [
  ['AIRPORTTRANSFER', 'النقل من المطار وإليه', 'Airport transfer', 'Transfert aéroport', 40, 'person'],
  ['DAILYTRANSPORT', 'النقل اليومي إلى الأكاديمية', 'Daily transport to the academy', 'Transport quotidien', 12, 'day'],
  ['MEALS', 'وجبات يومية', 'Daily meals', 'Repas quotidiens', 25, 'day'],
  ['VISAHANDLING', 'إنهاء إجراءات التأشيرة', 'Visa handling', 'Démarches de visa', 75, 'once'],
]

/** Where people stay, with the city. */
export const hotels: readonly (readonly [...Entry, city: string])[] = [
  ['GUESTHOUSE', 'دار ضيافة الأكاديمية', 'The academy’s guest house', 'La maison d’hôtes de l’académie', 'القاهرة'],
]

/** The lowest percentage of each band of final results. */
export const resultBands: readonly (readonly [...Entry, minPercent: number])[] = [
  ['excellent', 'ممتاز', 'Excellent', 'Excellent', 90],
  ['veryGood', 'جيد جدًا', 'Very Good', 'Très bien', 80],
  ['good', 'جيد', 'Good', 'Bien', 70],
  ['pass', 'مقبول', 'Pass', 'Passable', 60],
]

/** Groups of feedback questions, each with the kind of sheet that asks them. */
export const feedbackCategories: readonly (readonly [...Entry, kind: SheetKind])[] = [
  ['CONTENT', 'محتوى الدورة', 'Content of the course', 'Contenu de la formation', 'courseByTrainee'],
  ['MATERIALS', 'المادة العلمية', 'Course materials', 'Supports de cours', 'courseByTrainee'],
  ['ORGANIZATION', 'التنظيم والقاعات', 'Organization and classrooms', 'Organisation et salles', 'courseByTrainee'],
  ['KNOWLEDGE', 'الإلمام بالمادة', 'Command of the subject', 'Maîtrise du sujet', 'instructorByTrainee'],
  ['DELIVERY', 'الشرح والتفاعل', 'Delivery and interaction', 'Animation et échanges', 'instructorByTrainee'],
  ['METHOD', 'أسلوب التدريب', 'Training method', 'Méthode pédagogique', 'instructorByEvaluator'],
  [
    'DISCIPLINE',
    'الالتزام وإدارة الوقت',
    'Discipline and timing',
    'Rigueur et gestion du temps',
    'instructorByEvaluator',
  ],
  ['GROUP', 'مستوى المجموعة', 'Level of the group', 'Niveau du groupe', 'courseByInstructor'],
  ['FACILITIES', 'القاعة والتجهيزات', 'Classroom and equipment', 'Salle et équipements', 'courseByInstructor'],
  ['IMPACT', 'الأثر في العمل', 'Effect at work', 'Effets au travail', 'courseByOrganization'],
  ['SERVICE', 'التعامل مع الأكاديمية', 'Dealing with the academy', 'Relation avec l’académie', 'courseByOrganization'],
]
