import type { OwnDataKind } from '#platform/shared/record/own-data.ts'

/** What stands in the archive of somebody's own data beside the data. */
export interface ArchiveWords {
  /** The name of the page that says what is what. */
  readonly fileName: string
  readonly title: string
  readonly intro: string
  readonly kinds: Readonly<Record<OwnDataKind, string>>
  readonly files: string
  /** In place of a file whose bytes are gone. */
  readonly lost: string
  readonly kept: string
}

const ar: ArchiveWords = {
  fileName: 'اقرأني.txt',
  title: 'بياناتك لدى الأكاديمية',
  intro:
    'هذه نسخة مما تحفظه الأكاديمية عنك وقت التنزيل. كل ملف قائمة بصيغة JSON تقرؤها البرامج وتفتحها بأي محرر نصوص، والقائمة الفارغة معناها أنه ليس لدينا شيء من هذا النوع. الأوقات بالتوقيت العالمي UTC، والمبالغ بأصغر وحدة من عملتها.',
  kinds: {
    account: 'حسابك: البريد والاسم والدور واللغة والإعدادات. كلمة المرور والرموز السرية ليست فيه.',
    signIns: 'المتصفحات التي دخلت منها ومتى، خلال الشهر الأخير.',
    person: 'سجلك متدربًا أو مدربًا أو جهةً: بياناتك الشخصية ووسائل الاتصال والمؤهلات والمرفقات، ومتى قبلت الشروط.',
    registrations: 'تسجيلاتك في الشعب وما مرّ به كل منها من خطوات ووثائق.',
    invoices: 'الفواتير التي عليك وما أثبتّ دفعه منها.',
    attendance: 'حضورك في كل جلسة.',
    exams: 'محاولاتك في الاختبارات وإجاباتك، ودرجاتها بعد إعلان النتائج.',
    repeats: 'طلباتك لإعادة الاختبار.',
    accessArrangements: 'التيسيرات الممنوحة لك في الاختبارات، وسببها.',
    practicalResults: 'نتائجك العملية المعلنة بدرجات بنودها.',
    results: 'نتائجك النهائية المنشورة وكيف حُسبت.',
    certificates: 'شهاداتك الصادرة وما طُبع عليها.',
    membershipCards: 'بطاقات عضويتك وما طلبته منها.',
    feedback: 'ما سُئلت عن رأيك فيه ويوم إرساله، وما قلته باسمك. ما قلته بلا اسم لا يُعرف صاحبه.',
    competitions: 'اشتراكاتك في المسابقات، ونتائجها بعد إعلانها، وتظلّماتك.',
    teaching: 'الشعب وجلساتها التي تدرّسها أو تنسّقها.',
    messages: 'ما كتبته في محادثات الشعب وما أبلغت عنه.',
    meetings: 'الاجتماعات التي دعوت إليها أو دُعيت إليها، وردّك.',
    apiTokens: 'رموز الوصول التي أنشأتها: مجالاتها ومدتها وآخر استعمال لها.',
    notifications: 'الإشعارات التي وصلتك.',
    letters: 'الرسائل التي أُرسلت إلى بريدك: موضوعها ووقتها.',
    acts: 'ما فعلته في النظام كما يحفظه سجل التدقيق.',
    requests: 'طلباتك لمحو بياناتك وما انتهت إليه.',
    files: 'قائمة ملفاتك الموجودة في المجلد files.',
  },
  files: 'ملفاتك نفسها: جواز السفر والمرفقات وإثباتات الدفع وغيرها. رقمها في أول الاسم هو FileNumber في القوائم.',
  lost: 'لم يُعثر على محتوى هذا الملف. أخبر الأكاديمية بذلك.',
  kept: 'لا تحوي هذه النسخة بيانات غيرك، ولا أسئلة الاختبارات وإجاباتها الصحيحة، ولا نتائج لم تُنشر بعد.',
}

const en: ArchiveWords = {
  fileName: 'README.txt',
  title: 'Your data at the academy',
  intro:
    'A copy of what the academy holds of you at the time of the download. Each file is a list in JSON, which programs read and any text editor opens; an empty list means that there is nothing of the kind. Times are in UTC, amounts in the smallest unit of their currency.',
  kinds: {
    account: 'Your account: e-mail, name, role, language and settings. Your password and other secrets are not in it.',
    signIns: 'The browsers in which you were signed in, and when, over the last month.',
    person:
      'Your record as a trainee, an instructor or an organization: personal data, ways to reach you, education and attachments, and when you accepted the terms.',
    registrations: 'Your registrations for classes, with the steps and documents of each.',
    invoices: 'The invoices that you get, and what you showed to have paid.',
    attendance: 'Your attendance of each session.',
    exams: 'Your attempts at exams with your answers, and their marks once the results are out.',
    repeats: 'Your requests to sit an exam again.',
    accessArrangements: 'What you are given in every exam by what you need, and why.',
    practicalResults: 'Your released practical results with the marks of their items.',
    results: 'Your published final results, and how they were reckoned.',
    certificates: 'The certificates issued to you, with what is printed on them.',
    membershipCards: 'Your membership cards and what you asked for.',
    feedback:
      'What you were asked to give feedback on, when you gave it, and what you said by name. What you said without a name is not known to be yours.',
    competitions: 'Your entries to competitions, their results once they are out, and your appeals.',
    teaching: 'The classes and sessions that you teach or coordinate.',
    messages: 'What you wrote in the chats of your classes, and what you reported.',
    meetings: 'The meetings that you called or were invited to, and your answer.',
    apiTokens: 'The API tokens that you made: their areas, how long they are good, and when they were last used.',
    notifications: 'The notifications that you were sent.',
    letters: 'The letters sent to your address: subject and time.',
    acts: 'What you did in the system, as the audit keeps it.',
    requests: 'Your requests to be erased, and what came of them.',
    files: 'The list of your files in the folder files.',
  },
  files:
    'Your files themselves: passport, attachments, proofs of payment and others. The number at the beginning of the name is the FileNumber of the lists.',
  lost: 'The content of this file was not found. Please tell the academy.',
  kept: 'This copy holds nobody else’s data, no questions of exams with their right answers, and no results before they are published.',
}

const fr: ArchiveWords = {
  fileName: 'LISEZ-MOI.txt',
  title: 'Vos données à l’académie',
  intro:
    'Copie de ce que l’académie conserve sur vous au moment du téléchargement. Chaque fichier est une liste au format JSON, que les programmes lisent et que tout éditeur de texte ouvre ; une liste vide signifie qu’il n’y a rien de ce genre. Les heures sont en UTC, les montants dans la plus petite unité de leur devise.',
  kinds: {
    account:
      'Votre compte : adresse, nom, rôle, langue et réglages. Votre mot de passe et les autres secrets n’y figurent pas.',
    signIns: 'Les navigateurs où votre compte était connecté, et quand, au cours du dernier mois.',
    person:
      'Votre fiche de stagiaire, de formateur ou d’organisme : données personnelles, moyens de vous joindre, diplômes et pièces jointes, et quand vous avez accepté les conditions.',
    registrations: 'Vos inscriptions aux formations, avec les étapes et documents de chacune.',
    invoices: 'Les factures qui vous sont adressées et ce que vous avez justifié avoir payé.',
    attendance: 'Votre présence à chaque séance.',
    exams: 'Vos passages d’examens avec vos réponses, et leurs notes une fois les résultats publiés.',
    repeats: 'Vos demandes de repasser un examen.',
    accessArrangements: 'Vos aménagements d’examen, et pourquoi.',
    practicalResults: 'Vos résultats pratiques communiqués, avec les notes par critère.',
    results: 'Vos résultats finaux publiés et leur calcul.',
    certificates: 'Les certificats qui vous ont été délivrés et ce qui y est imprimé.',
    membershipCards: 'Vos cartes de membre et vos demandes.',
    feedback:
      'Les avis qui vous ont été demandés, le jour où vous les avez rendus et ce que vous avez dit sous votre nom. Ce que vous avez dit sans nom ne peut vous être rattaché.',
    competitions: 'Vos inscriptions aux concours, leurs résultats une fois publiés, et vos recours.',
    teaching: 'Les formations, sessions et séances que vous animez ou coordonnez.',
    messages: 'Ce que vous avez écrit dans les discussions de vos sessions, et ce que vous avez signalé.',
    meetings: 'Les réunions que vous avez organisées ou dont vous avez reçu l’invitation, et votre réponse.',
    apiTokens: 'Les jetons d’API que vous avez créés : leurs domaines, leur durée et leur dernière utilisation.',
    notifications: 'Les notifications que vous avez reçues.',
    letters: 'Les lettres envoyées à votre adresse : objet et heure.',
    acts: 'Ce que vous avez fait dans le système, tel que le journal d’audit le conserve.',
    requests: 'Vos demandes d’effacement et leur issue.',
    files: 'La liste de vos fichiers du dossier files.',
  },
  files:
    'Vos fichiers eux-mêmes : passeport, pièces jointes, justificatifs de paiement et autres. Le numéro au début du nom est le FileNumber des listes.',
  lost: 'Le contenu de ce fichier est introuvable. Prévenez l’académie.',
  kept: 'Cette copie ne contient ni les données d’autrui, ni les questions d’examen et leurs bonnes réponses, ni les résultats non publiés.',
}

export const archiveWordsIn = (language: string): ArchiveWords => (language === 'ar' ? ar : language === 'fr' ? fr : en)
