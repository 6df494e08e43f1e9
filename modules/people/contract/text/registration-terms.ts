/** What holds until the academy writes terms of its own. `# ` begins a heading, a blank line a paragraph. */
export const registrationTerms = {
  ar: `# حسابك
الحساب لك وحدك. اكتب بيانات صحيحة وكاملة، واحفظ كلمة المرور ولا تعطها لأحد، وأخبر الأكاديمية إن تغيّرت بياناتك أو استُخدم حسابك من غيرك.

# الاسم والمستندات
يصدر اسمك في الشهادات كما كتبته هنا، فاكتبه كما هو في جواز السفر. المستندات التي ترفعها يجب أن تكون لك وأن تكون صحيحة؛ وللأكاديمية أن ترفض تسجيلًا أو تلغيه إن ثبت غير ذلك.

# الدورات والحضور والاختبارات
يخضع كل تسجيل في دورة لشروط القبول والرسوم المعلنة لها. الشهادة لمن استوفى الحضور واجتاز الاختبارات. أداء الاختبار عن غيرك أو الاستعانة بغيرك فيه يلغي نتيجته.

# بياناتك
تستخدم الأكاديمية بياناتك لتسجيلك وتدريبك وإصدار شهاداتك ومراسلتك بشأنها، ولا يطّلع عليها إلا من يحتاج إليها في عمله. إذا أرسلتك جهة عملك فهي ترى تسجيلاتك وحضورك ونتائجك. لك أن تطلب نسخة من بياناتك أو تصحيحها أو حذف ما لا يلزم حفظه قانونًا.

# المراسلات
تصلك رسائل عن تسجيلاتك ودوراتك على البريد الذي أكدته. ما يتصل بحسابك من رموز وروابط لا تعطه لأحد.

# تغيير الشروط
قد تعدّل الأكاديمية هذه الشروط، وتُعلن التعديل قبل سريانه.`,
  en: `# Your account
The account is yours alone. Give true and complete data, keep the password to yourself, and tell the academy when your data change or somebody else has used your account.

# Name and documents
Certificates bear your name as you write it here, so write it as in the passport. What you upload must be yours and genuine; otherwise the academy may refuse or cancel a registration.

# Courses, attendance and exams
Each registration for a course is subject to the conditions and fees that are published for it. A certificate is for who attended enough and passed the exams. Sitting an exam for somebody else, or with somebody’s help, voids its result.

# Your data
The academy uses your data to register and train you, to issue your certificates and to write to you about them. Only those see them whose work needs them. If your organization sends you, it sees your registrations, attendance and results. You may ask for a copy of your data, for corrections, and for the deletion of what the law does not require to be kept.

# Letters
Letters about your registrations and courses go to the address that you have confirmed. Codes and links about your account are for nobody but you.

# Changes
The academy may change these terms and announces it before they take effect.`,
  fr: `# Votre compte
Le compte est strictement personnel. Donnez des renseignements exacts et complets, gardez le mot de passe pour vous et prévenez l’académie si vos données changent ou si quelqu’un d’autre s’est servi de votre compte.

# Nom et documents
Les attestations portent votre nom tel que vous l’écrivez ici : écrivez-le comme sur le passeport. Les documents que vous déposez doivent être les vôtres et authentiques ; sinon l’académie peut refuser ou annuler une inscription.

# Formations, assiduité et examens
Chaque inscription à une formation est soumise aux conditions et aux frais publiés. L’attestation revient à qui a été assez présent et a réussi les examens. Passer un examen pour autrui, ou avec l’aide d’autrui, annule le résultat.

# Vos données
L’académie utilise vos données pour vous inscrire, vous former, établir vos attestations et vous écrire à ce sujet. Seules les personnes dont le travail l’exige les consultent. Si votre organisme vous envoie, il voit vos inscriptions, votre assiduité et vos résultats. Vous pouvez demander une copie de vos données, leur correction et la suppression de ce que la loi n’oblige pas à conserver.

# Messages
Les messages sur vos inscriptions et formations vont à l’adresse que vous avez confirmée. Codes et liens concernant votre compte ne sont que pour vous.

# Modifications
L’académie peut modifier ces conditions et l’annonce avant leur entrée en vigueur.`,
}
