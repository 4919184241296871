/**
 * The styles of every public page travel in one inlined sheet (architecture.md «One origin» «one hash for all»):
 * imported here, they belong to the entry, and moving from page to page loads no further sheet.
 */
import '../../drawings/wheel.css';
import './footer.module.css';
import './plain-page.module.css';
import './routes/home.module.css';
import './routes/legal.module.css';
import '#web/features/catalogue/details.module.css';
import '#web/features/catalogue/pack.module.css';
import '#web/features/catalogue/plate-head.module.css';
import '#web/features/catalogue/plates.module.css';
import '#web/features/contact/contact.module.css';
import '#web/ui/badge.module.css';
import '#web/ui/error-summary.module.css';
import '#web/features/cookies/choices.module.css';
import '#web/ui/badge.module.css';
import '#web/ui/check.module.css';
import '#web/ui/field.module.css';
