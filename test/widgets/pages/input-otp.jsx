/** input-otp: one hidden field under boxes that are drawn. */
import { OTPInput } from 'input-otp';
import { createRoot } from 'react-dom/client';
import { report } from './report.js';

createRoot(document.getElementById('app')).render(
  <div style={{ padding: 20 }}>
    <OTPInput
      aria-label="Code"
      maxLength={6}
      onChange={(code) => report({ code })}
      onComplete={() => report({ complete: true })}
      render={({ slots }) => (
        <div style={{ display: 'flex' }}>
          {slots.map(({ char, isActive }, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is known by its place.
              key={index}
              style={{ width: 32, height: 40, border: isActive ? '2px solid blue' : '1px solid' }}
            >
              {char}
            </div>
          ))}
        </div>
      )}
    />
  </div>,
);
