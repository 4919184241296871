/**
 * The styles of every public page travel in one inlined sheet (docs/architecture.md):
 * imported here, they belong to the entry, and moving from page to page loads no further sheet.
 */
import './footer.module.css';
import './fragments/about.module.css';
import './fragments/claims.module.css';
import './fragments/closing.module.css';
import './fragments/expert-cards.module.css';
import './fragments/experts.module.css';
import './fragments/faq.module.css';
import './fragments/guidance-card.module.css';
import './fragments/hero.module.css';
import './fragments/medallion.module.css';
import './fragments/page-head.module.css';
import './fragments/questions.module.css';
import './fragments/section.module.css';
import './fragments/services.module.css';
import './fragments/testimonials.module.css';
import './fragments/why.module.css';
import './guidance/guidance.module.css';
import './guidance/month-strip.module.css';
import './plain-page.module.css';
import './routes/home.module.css';
import './routes/legal.module.css';
import '#web/features/catalogue/availability.module.css';
import '#web/features/catalogue/details.module.css';
import '#web/features/catalogue/pack-details.module.css';
import '#web/features/catalogue/pack.module.css';
import '#web/features/catalogue/plates.module.css';
import '#web/features/contact/contact.module.css';
import '#web/features/withdrawal/withdrawal.module.css';
import '#web/features/guidance/guidance-form.module.css';
import '#web/ui/badge.module.css';
import '#web/ui/error-summary.module.css';
import '#web/features/cookies/choices.module.css';
import '#web/ui/check.module.css';
import '#web/ui/disclosure.module.css';
import '#web/ui/field.module.css';
import '#web/ui/plate-head.module.css';
import '#web/ui/required.module.css';
