import { letters } from '#platform/server/notices/letter.ts'

export const transferLetters = letters({
  registrationTransferred: {
    topic: 'registration',
    type: 10,
    title: {
      ar: 'نُقل التسجيل إلى شعبة أخرى: {{code}}',
      en: 'The registration moved to another class: {{code}}',
      fr: 'L’inscription a changé de session : {{code}}',
    },
    body: {
      ar: 'يستمر التسجيل في «{{course}}» ({{class}}) التي تبدأ في {{day}} برقم جديد: {{code}}. انتقلت معه الأوراق والرغبات وما سُدّد، وتجد في صفحته الخطوة التالية.',
      en: 'The registration goes on in “{{course}}” ({{class}}), which starts on {{day}}, under a new number: {{code}}. Papers, wishes and what was paid went along; its page shows the next step.',
      fr: 'L’inscription se poursuit à « {{course}} » ({{class}}) du {{day}} sous un nouveau numéro : {{code}}. Les pièces, les souhaits et les sommes versées suivent ; sa page indique la prochaine étape.',
    },
  },
  formerDaysOut: {
    topic: 'registration',
    type: 10,
    title: {
      ar: 'مواعيد الشعبة السابقة تُرفع من التقويم: {{class}}',
      en: 'Days of the former class leave the calendar: {{class}}',
      fr: 'Les dates de l’ancienne session quittent le calendrier : {{class}}',
    },
    body: {
      ar: 'انتقل التسجيل {{code}} من «{{course}}» ({{class}}) إلى شعبة أخرى. الملف المرفق يرفع مواعيد الشعبة السابقة من تقويمك، وتصلك مواعيد الشعبة الجديدة في رسالة أخرى متى تأكد المقعد فيها.',
      en: 'Registration {{code}} left “{{course}}” ({{class}}) for another class. The attached file takes the days of the former class out of your calendar; those of the new class come in another letter once the place there is certain.',
      fr: 'L’inscription {{code}} quitte « {{course}} » ({{class}}) pour une autre session. Le fichier joint retire de votre calendrier les dates de l’ancienne session ; celles de la nouvelle suivent dans un autre message dès que la place y est certaine.',
    },
  },
  registrationArrived: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'تسجيل نُقل إلى شعبتك: {{code}}',
      en: 'A registration moved to your class: {{code}}',
      fr: 'Une inscription arrive dans votre session : {{code}}',
    },
    body: {
      ar: 'نُقل التسجيل {{code}} من شعبة أخرى إلى «{{course}}» ({{class}}). راجِع ما بقي من خطواته.',
      en: 'Registration {{code}} came from another class to “{{course}}” ({{class}}). See which of its steps are left.',
      fr: 'L’inscription {{code}} vient d’une autre session et rejoint « {{course}} » ({{class}}). Voyez les étapes qui restent.',
    },
  },
  registrationLeft: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'تسجيل نُقل من شعبتك: {{code}}',
      en: 'A registration left your class: {{code}}',
      fr: 'Une inscription quitte votre session : {{code}}',
    },
    body: {
      ar: 'نُقل التسجيل {{code}} من «{{course}}» ({{class}}) إلى شعبة أخرى. السبب: {{reason}}. مقعده لمن يليه.',
      en: 'Registration {{code}} left “{{course}}” ({{class}}) for another class. Reason: {{reason}}. Its seat goes to the next in line.',
      fr: 'L’inscription {{code}} quitte « {{course}} » ({{class}}) pour une autre session. Motif : {{reason}}. Sa place revient au suivant.',
    },
  },
  transferAsked: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'طلب نقل إلى شعبة أخرى: {{code}}',
      en: 'A move to another class is asked for: {{code}}',
      fr: 'Changement de session demandé : {{code}}',
    },
    body: {
      ar: 'طُلب نقل التسجيل {{code}} من «{{course}}» ({{class}}) إلى شعبة أخرى. افتح صفحته وانقله، أو اعتذر عن النقل مع ذكر السبب.',
      en: 'Registration {{code}} in “{{course}}” ({{class}}) is to move to another class. Open its page and move it, or decline and say why.',
      fr: 'L’inscription {{code}} à « {{course}} » ({{class}}) demande à changer de session. Ouvrez sa page et déplacez-la, ou refusez en disant pourquoi.',
    },
  },
  transferDeclined: {
    topic: 'registration',
    type: 10,
    title: {
      ar: 'يبقى التسجيل {{code}} في شعبته',
      en: 'Registration {{code}} stays in its class',
      fr: 'L’inscription {{code}} reste dans sa session',
    },
    body: {
      ar: 'تعذّر نقل التسجيل {{code}} من «{{course}}» التي تبدأ في {{day}}. السبب: {{reason}}. لم يتغير شيء في تسجيلك.',
      en: 'Registration {{code}} could not be moved from “{{course}}”, which starts on {{day}}. Reason: {{reason}}. Nothing about the registration has changed.',
      fr: 'L’inscription {{code}} n’a pas pu quitter « {{course}} » du {{day}}. Motif : {{reason}}. Rien n’a changé dans l’inscription.',
    },
  },
})
