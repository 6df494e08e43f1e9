import type { Random } from '../random.ts'

type Pair = readonly [ar: string, en: string]

const pairs = (text: string): Pair[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' = ') as unknown as Pair)

const men = pairs(`
  أحمد = Ahmed
  محمود = Mahmoud
  مصطفى = Mostafa
  كريم = Karim
  خالد = Khaled
  طارق = Tarek
  عمرو = Amr
  حسام = Hossam
  إبراهيم = Ibrahim
  عبد الرحمن = Abdelrahman
  سيف = Seif
  زياد = Ziad
  بسام = Bassam
  فارس = Fares
  مروان = Marwan
  نبيل = Nabil
  وائل = Wael
  هشام = Hisham
  جرجس = Girgis
  مينا = Mina
  بيتر = Peter
  ياسين = Yassin
  أيمن = Ayman
  رامي = Ramy
  شريف = Sherif
  عادل = Adel
  فؤاد = Fouad
  جمال = Gamal
  سليمان = Soliman
  حسن = Hassan`)

const women = pairs(`
  مريم = Mariam
  نورا = Noura
  هبة = Heba
  دينا = Dina
  آية = Aya
  سارة = Sara
  ياسمين = Yasmin
  رنا = Rana
  منى = Mona
  إيمان = Eman
  شيماء = Shaimaa
  ندى = Nada
  ريهام = Reham
  فاطمة = Fatma
  أسماء = Asmaa
  داليا = Dalia
  لمياء = Lamiaa
  مارينا = Marina
  كريستين = Christine
  غادة = Ghada
  رحاب = Rehab
  زينب = Zeinab
  سمر = Samar
  هند = Hend
  لبنى = Lobna`)

const families = pairs(`
  الأنصاري = Alansari
  المصري = Elmasry
  السيد = Elsayed
  الشافعي = Elshafei
  النجار = Elnaggar
  حداد = Haddad
  الجمال = Elgammal
  عبد العزيز = Abdelaziz
  منصور = Mansour
  الدسوقي = Eldesouky
  شاهين = Shahin
  غانم = Ghanem
  رزق = Rizk
  بطرس = Botros
  عوض = Awad
  الزهراني = Alzahrani
  الكعبي = Alkaabi
  العبادي = Alabbadi
  بن يوسف = Benyoussef
  الطيب = Eltayeb
  المغربي = Elmaghraby
  الحلبي = Alhalabi
  الفقي = Elfeky
  سلامة = Salama
  درويش = Darwish
  زكي = Zaki
  البنا = Elbanna
  خليل = Khalil
  الخطيب = Elkhatib
  الصاوي = Elsawy`)

export interface PersonName {
  readonly gender: 'male' | 'female'
  readonly ar: string
  readonly en: string
  /** What the e-mail address begins with. */
  readonly handle: string
}

/** A name of given name, father's name and family, the same in both scripts. */
export function personName(random: Random): PersonName {
  const gender = random.chance(0.36) ? 'female' : 'male'
  const given = random.pick(gender === 'female' ? women : men)
  const father = random.pick(men.filter((name) => name !== given))
  const family = random.pick(families)
  const words = [given, father, family]
  return {
    gender,
    ar: words.map(([ar]) => ar).join(' '),
    en: words.map(([, en]) => en).join(' '),
    handle: `${given[1]}.${family[1]}`.toLowerCase(),
  }
}

export const jobTitles = [
  'أخصائي سلامة',
  'أخصائي أمن مطار',
  'مراقب جوي',
  'مشرف عمليات أرضية',
  'موظف خدمة ركاب',
  'مهندس صيانة',
  'فني صيانة',
  'منسق تدريب',
  'مفتش سلامة',
  'محلل بيانات',
  'مشرف شحن',
  'محاسب',
  'Ground operations officer',
  'Training coordinator',
  'Duty manager',
] as const

export const employers = [
  'مطار القاهرة الدولي',
  'مطار برج العرب',
  'مطار الغردقة الدولي',
  'الشركة الوطنية للملاحة الجوية',
  'دلتا للخدمات الأرضية',
  'شركة الشحن الجوي',
  'سلطة الطيران المدني',
  '',
] as const

/** Nationality, share among trainees, how a mobile number begins there and how many digits follow. */
export const origins = [
  ['EG', 70, '+2010', 8],
  ['SA', 6, '+96650', 7],
  ['JO', 5, '+96279', 7],
  ['SD', 5, '+24991', 7],
  ['AE', 4, '+97150', 7],
  ['TN', 4, '+21698', 6],
  ['LY', 3, '+21891', 7],
  ['KW', 2, '+9656', 7],
  ['MA', 1, '+2126', 8],
] as const
