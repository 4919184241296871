export const noScriptText =
  'Cette page a besoin de JavaScript : elle échange avec notre serveur. Activez-le dans votre navigateur, puis rechargez la page.';
