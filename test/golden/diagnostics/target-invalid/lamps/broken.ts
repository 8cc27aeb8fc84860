throw new Error('the lamp is out');
