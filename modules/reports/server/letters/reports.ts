import { letters } from '#platform/server/notices/letter.ts'

export const reportLetters = letters({
  reportReady: {
    topic: 'coordination',
    type: null,
    title: {
      ar: 'تقرير جاهز لك: {{report}}',
      en: 'A report is ready for you: {{report}}',
      fr: 'Un rapport est prêt pour vous : {{report}}',
    },
    body: {
      ar: 'أُعد التقرير «{{report}}» الذي يُرسل إليك في موعده. افتحه بعد تسجيل الدخول؛ ترى فيه ما يحق لك أن تراه، ويُحفظ أيامًا ثم يُحذف.',
      en: 'The report “{{report}}” that is sent to you on schedule is ready. Open it after signing in; it shows what you may see, and is kept for some days only.',
      fr: 'Le rapport « {{report}} », programmé à votre intention, est prêt. Ouvrez-le après connexion ; il montre ce que vous pouvez voir et n’est conservé que quelques jours.',
    },
  },
  reportRecipientLost: {
    topic: 'coordination',
    type: null,
    title: {
      ar: 'مستلم لم يعد يحق له تقريرك «{{report}}»',
      en: 'A recipient may not see your report “{{report}}” any more',
      fr: 'Un destinataire ne peut plus voir votre rapport « {{report}} »',
    },
    body: {
      ar: 'لم يُرسل تقريرك المجدول «{{report}}» إلى أحد مستلميه لأنه لم يعد يحق له أن يراه. افتح التقرير لترى من هو، وعدّل المستلمين أو المشاركة.',
      en: 'Your scheduled report “{{report}}” was not sent to one of its recipients, who may not see it any more. Open the report to see who, and change the recipients or with whom it is shared.',
      fr: 'Votre rapport programmé « {{report}} » n’a pas été envoyé à un de ses destinataires, qui ne peut plus le voir. Ouvrez le rapport pour savoir qui, puis changez les destinataires ou le partage.',
    },
  },
  reportNotMade: {
    topic: 'coordination',
    type: null,
    title: {
      ar: 'تعذّر إعداد تقريرك المجدول «{{report}}»',
      en: 'Your scheduled report “{{report}}” could not be made',
      fr: 'Votre rapport programmé « {{report}} » n’a pas pu être préparé',
    },
    body: {
      ar: 'تعذّر إعداد تقريرك المجدول «{{report}}» فلم يصل إلى من ينتظره. افتح التقرير لترى السبب وعدّله. لن نخبرك مرة أخرى قبل أن تعدّله أو يُعدّ من جديد.',
      en: 'Your scheduled report “{{report}}” could not be made, and whoever waits for it did not get it. Open the report to see why, and change it. You are not told again before you have changed it or it was made once more.',
      fr: 'Votre rapport programmé « {{report}} » n’a pas pu être préparé, et ses destinataires ne l’ont pas reçu. Ouvrez-le pour savoir pourquoi, puis modifiez-le. Vous n’en serez plus averti avant de l’avoir modifié ou qu’il ait été préparé de nouveau.',
    },
  },
})
