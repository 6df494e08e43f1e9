/** The words of `/dev/mail`, which stands in for people's own mail programs. */
export const mailboxWords = {
  ar: {
    title: 'صندوق البريد التجريبي',
    explanation: 'لم يُضبط خادم بريد، فتظهر هنا كل رسالة كان النظام سيرسلها. لا توجد هذه الصفحة إلا في التجربة والتطوير.',
    empty: 'لم تصدر أي رسالة بعد.',
    to: 'إلى',
    subject: 'الموضوع',
    at: 'الوقت',
    letter: 'نص الرسالة',
    calendar: 'ملف التقويم المرفق بالرسالة',
    of: 'الرسائل إلى',
    everybody: 'رسائل الجميع',
    name: 'العربية',
  },
  en: {
    title: 'Trial mailbox',
    explanation:
      'No mail server is set, so every letter the system would have sent is shown here. This page exists in trial and development only.',
    empty: 'No letter has been sent yet.',
    to: 'To',
    subject: 'Subject',
    at: 'Time',
    letter: 'Letter',
    calendar: 'The calendar file that comes with the letter',
    of: 'Letters to',
    everybody: 'Letters to everybody',
    name: 'English',
  },
  fr: {
    title: 'Boîte aux lettres d’essai',
    explanation:
      'Aucun serveur de messagerie n’est réglé : chaque lettre que le système aurait envoyée s’affiche ici. Cette page n’existe qu’en essai et en développement.',
    empty: 'Aucune lettre n’a encore été envoyée.',
    to: 'À',
    subject: 'Objet',
    at: 'Heure',
    letter: 'Lettre',
    calendar: 'Le fichier d’agenda joint à la lettre',
    of: 'Lettres à',
    everybody: 'Lettres à tous',
    name: 'Français',
  },
} as const

export type MailboxLanguage = keyof typeof mailboxWords
