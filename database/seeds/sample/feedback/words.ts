/** What people have written, about courses and about instructors. */
export const wordsAboutCourses = [
  'أمثلة أكثر من العمل اليومي.',
  'المدة قصيرة على هذا المحتوى.',
  'القاعة باردة والمقاعد متعبة.',
  'المادة العلمية ممتازة، ليتها تصل قبل الدورة.',
  'A second day of exercises would help.',
  'أرشّحها لزملائي.',
  'الاستراحة قصيرة.',
  'Le support mérite des exemples plus récents.',
] as const
export const wordsAboutInstructors = [
  'يشرح بهدوء ويجيب عن كل سؤال.',
  'سريع أحيانًا.',
  'Clear and well prepared.',
  'يربط الشرح بالعمل.',
  'وقت النقاش قليل.',
] as const
export const wordsOfEvaluators = [
  'إدارة جيدة للوقت، ويُنصح بأسئلة أكثر للمتدربين.',
  'شرح واضح ومادة مرتبة.',
  'يحتاج العرض إلى تحديث أمثلته.',
] as const
