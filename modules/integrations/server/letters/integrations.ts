import { letters } from '#platform/server/notices/letter.ts'

export const integrationLetters = letters({
  tokenMade: {
    topic: 'security',
    type: null,
    title: { ar: 'أُنشئ رمز وصول بحسابك', en: 'An API token was made', fr: 'Un jeton d’API a été créé' },
    body: {
      ar: 'أُنشئ بحسابك رمز وصول يعمل به برنامج بصلاحياتك. إن لم تكن أنت من أنشأه فألغِه من صفحة «رموز الوصول» وغيّر كلمة مرورك.',
      en: 'An API token was made with your account: a program can act with your rights. If it was not you, revoke it on the page “API tokens” and change your password.',
      fr: 'Un jeton d’API a été créé avec votre compte : un programme peut agir avec vos droits. Si ce n’est pas vous, révoquez-le sur la page « Jetons d’API » et changez votre mot de passe.',
    },
  },
  tokenRevoked: {
    topic: 'security',
    type: null,
    mail: false,
    title: { ar: 'أُلغي رمز وصول لك', en: 'Your API token was revoked', fr: 'Votre jeton d’API a été révoqué' },
    body: {
      ar: 'أُلغي رمز وصول أنشأته، فلم يعد البرنامج الذي يستعمله يصل إلى شيء.',
      en: 'An API token that you made was revoked. The program that used it reaches nothing any more.',
      fr: 'Un jeton d’API que vous aviez créé a été révoqué. Le programme qui l’utilisait n’a plus accès à rien.',
    },
  },
  webhookStopped: {
    topic: 'security',
    type: null,
    title: {
      ar: 'توقّف إبلاغ نظام خارجي',
      en: 'A webhook was disabled',
      fr: 'Un webhook a été désactivé',
    },
    body: {
      ar: 'توقّف إرسال الأحداث إلى نظام خارجي لأنه لم يستقبلها. افتح سجلّه لتعرف السبب، ثم شغّله من جديد وأعد إرسال ما لم يصل.',
      en: 'Events are not sent to a system outside any more, because it did not take them. Open its log to see why, then enable it and send again what failed.',
      fr: 'Les événements ne sont plus envoyés à un système externe, car il ne les recevait plus. Ouvrez son journal pour voir pourquoi, réactivez-le et renvoyez ce qui a échoué.',
    },
  },
})
